/**
 * What a link says of itself where it is shown before anybody has opened it: a title, a line and a picture in the page's head. Whoever has the
 * link of a private table may be a machine that keeps everything: of such a table it tells the game and the seats, and no name.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lang } from '@cosmodrome/kit/text';
import type { Pace } from '@cosmodrome/wire';
import type { FastifyRequest } from 'fastify';
import type { Codes } from './codes.ts';
import { Fault } from './fault.ts';
import { networkOf } from './limits.ts';
import type { Room } from './room.ts';
import { code } from './schemas.ts';
import type { Settings } from './settings.ts';
import type { Shelf } from './shelf.ts';

interface Preview {
  readonly title: string;
  readonly text: string;
  /** The game in the picture. */
  readonly game?: string;
}
export class Previews {
  private readonly page: string;
  private readonly pictures: ReadonlySet<string>;
  private readonly codes: Codes;
  private readonly shelf: Shelf;
  private readonly settings: Settings;
  private constructor(page: string, pictures: ReadonlySet<string>, codes: Codes, shelf: Shelf, settings: Settings) {
    this.page = page;
    this.pictures = pictures;
    this.codes = codes;
    this.shelf = shelf;
    this.settings = settings;
  }
  /** On a page as it was built. */
  static async on(page: string, codes: Codes, shelf: Shelf, settings: Settings): Promise<Previews> {
    const files = await readdir(join(settings.webDir, 'previews')).catch(() => []);
    return new Previews(page, new Set(files), codes, shelf, settings);
  }
  /** The page for this address. */
  async for(request: FastifyRequest): Promise<string> {
    const [path = '/'] = request.url.split('?');
    const lang: Lang = /^\s*en\b/i.test(String(request.headers['accept-language'] ?? '')) ? 'en' : 'fr';
    const told = (await this.tell(path, networkOf(request.ip), lang)) ?? { title: 'Cosmodrome', text: SAYS[lang].house };
    const base = this.settings.publicUrl ?? `${request.protocol}://${request.host}`;
    const picture = [`${told.game}.jpg`, 'cosmodrome.jpg'].find((file) => this.pictures.has(file));
    const tags = [
      ['og:site_name', 'Cosmodrome'],
      ['og:type', 'website'],
      ['og:title', told.title],
      ['og:description', told.text],
      ['og:url', `${base}${path}`],
      ['og:locale', lang === 'fr' ? 'fr_FR' : 'en_GB'],
      ...(picture
        ? [
            ['og:image', `${base}/previews/${picture}`],
            ['og:image:width', '1200'],
            ['og:image:height', '630'],
            ['og:image:alt', told.title],
          ]
        : []),
    ].map(([property = '', content = '']) => `<meta property="${property}" content="${escaped(content)}">`);
    return this.page.replace('</head>', () => `${tags.join('\n')}\n<meta name="twitter:card" content="summary_large_image">\n</head>`);
  }
  private async tell(path: string, from: string, lang: Lang): Promise<Preview | undefined> {
    const [, kind = '', what = ''] = path.split('/');
    if (kind === 't' || kind === 'r') {
      const given = code.safeParse(what);
      if (!given.success) return undefined;
      try {
        return this.table(await this.codes.find(from, undefined, given.data), lang);
      } catch (error) {
        if (error instanceof Fault) return undefined;
        throw error;
      }
    }
    const says = SAYS[lang];
    if (kind === 'today') return { title: says.today, text: says.todayText };
    const page = says.pages[kind as keyof typeof says.pages];
    const game = this.shelf.list().find((g) => g.id === what);
    if (!page || !game) return undefined;
    return { title: `${game.title[lang]} · Cosmodrome`, text: page, game: game.id };
  }
  private table(room: Room, lang: Lang): Preview {
    const says = SAYS[lang];
    const { game, name, phase, listed } = room.table;
    const title = this.shelf.get(game).title[lang];
    const free = room.seats.filter((s) => s.kind === 'open').length;
    const state =
      phase === 'waiting'
        ? `${says.seats(free, room.seats.length)}, ${says.paces[room.pace.kind]}.`
        : phase === 'playing'
          ? says.playing
          : says.over;
    if (listed !== 1) return { title, text: phase === 'waiting' ? `${says.waits} ${state}` : state, game };
    const people = room.seats.flatMap((s) => (s.kind === 'person' && s.name !== '' ? [s.name] : []));
    const who = people.length === 0 ? '' : phase === 'waiting' ? `${says.wait(people)} ` : `${people.join(', ')}. `;
    return { title: `${name} · ${title}`, text: `${who}${state}`, game };
  }
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

interface Says {
  readonly house: string;
  readonly today: string;
  readonly todayText: string;
  readonly waits: string;
  readonly playing: string;
  readonly over: string;
  readonly paces: Readonly<Record<Pace['kind'], string>>;
  readonly pages: { readonly new: string; readonly rules: string; readonly learn: string };
  seats(free: number, of: number): string;
  wait(people: readonly string[]): string;
}
const SAYS: Readonly<Record<Lang, Says>> = {
  fr: {
    house: 'Cinq jeux de plateau de science-fiction, seul, entre amis ou contre des bots.',
    today: 'Défi du jour · Cosmodrome',
    todayText: 'La même partie pour tous, une seule tentative.',
    waits: 'Une table vous attend.',
    playing: 'La partie est en cours.',
    over: 'La partie est finie.',
    paces: { live: 'en direct', relaxed: 'sans horloge', days: 'sur plusieurs jours' },
    pages: { new: 'Ouvrir une table.', rules: 'Les règles, avec des exemples.', learn: 'Apprendre en jouant.' },
    seats: (free, of) =>
      free === 0 ? `Complet, ${of} places` : free === 1 ? `1 place libre sur ${of}` : `${free} places libres sur ${of}`,
    wait: (people) => `${people.join(', ')} ${people.length === 1 ? 'attend' : 'attendent'}.`,
  },
  en: {
    house: 'Five science-fiction board games: alone, among friends or against bots.',
    today: 'Today’s challenge · Cosmodrome',
    todayText: 'The same game for everybody, one try.',
    waits: 'A table waits for you.',
    playing: 'The game is being played.',
    over: 'The game is over.',
    paces: { live: 'live', relaxed: 'no clock', days: 'over days' },
    pages: { new: 'Open a table.', rules: 'The rules, with examples.', learn: 'Learn by playing.' },
    seats: (free, of) => (free === 0 ? `Full, ${of} seats` : free === 1 ? `1 free seat of ${of}` : `${free} free seats of ${of}`),
    wait: (people) => `${people.join(', ')} ${people.length === 1 ? 'waits' : 'wait'}.`,
  },
};
