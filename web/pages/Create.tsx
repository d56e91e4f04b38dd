import { gates, hasWords, hasWorkshop } from '@cosmodrome/games/faces';
import type { Option, Options } from '@cosmodrome/kernel';
import { cut } from '@cosmodrome/kit/letters';
import { own } from '@cosmodrome/kit/own';
import { typeset } from '@cosmodrome/kit/rich';
import type { AnyWords } from '@cosmodrome/kit/text';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { kindOfBot } from '../logic/names.ts';
import { nextCount } from '../logic/seats.ts';
import { api, codeOf, here } from '../net/api.ts';
import { askAll } from '../net/circle.ts';
import { gatheredFor, setGathered } from '../net/gathered.ts';
import { useSelf } from '../net/me.ts';
import { keepForGood } from '../net/offline.ts';
import { useWords, useWorkshop } from '../net/parts.ts';
import type { GameInfo, Hints, NewTable, Pace } from '../net/wire.ts';
import { gameWhy, useLang, useT, whyNot } from '../text/index.ts';
import { BotPick } from './BotPick.tsx';
import { AskAtOnce } from './Circle.tsx';
import { useFits } from './fits.ts';
import { titleOf, Weight } from './Home.tsx';
import { Cover, Page, Plain } from './Page.tsx';
import { nameFor, paceFor, paceOf } from './pace.ts';
import { PlainSeat } from './TableSeat.tsx';
import { type Access, AccessRows, accessTerms, Choice, HintsRow, OptionRows, PaceRows, Toggle } from './Terms.tsx';

export type Chair =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'device'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string };

const RELAXED: readonly Pace['kind'][] = ['relaxed'];
/** Seats as a new table begins: me, and a person by link in every other seat of the best number. */
export const firstChairs = (game: GameInfo): readonly Chair[] => [
  { kind: 'me' },
  ...Array.from({ length: game.facts.best - 1 }, () => ({ kind: 'open' }) as const),
];
export function Create() {
  const t = useT();
  const { games: shelf, me } = useSelf();
  const games = shelf?.filter((g) => hasWords(g.id));
  const { game: wanted } = useParams<{ game?: string }>();
  const [, navigate] = useLocation();
  const game = wanted === undefined ? games?.[0] : games?.find((g) => g.id === wanted);
  const id = me && game?.id;
  const shelves = useRef<HTMLDivElement>(null);
  // On a phone the games lie in a row that is wider than the page.
  useEffect(() => {
    if (id) shelves.current?.querySelector('[aria-checked="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [id]);
  const words = useWords(game?.id, useLang());
  if (games && !game) return <Plain title={t.trouble.nowhere} text={t.trouble.nowhereText} />;
  return (
    <Page here="play" title={t.create.title}>
      <main id="contenu" className="pg-in">
        <h1 className="pg-title pg-title-top">{t.create.title}</h1>
        {game && me && (
          <div className="make">
            <div className="pick" ref={shelves} role="radiogroup" aria-label={t.create.game}>
              {gates.map((g) => (
                <button
                  key={g.id}
                  type="button"
                  role="radio"
                  aria-checked={g.id === game.id}
                  disabled={!games?.some((x) => x.id === g.id)}
                  onClick={() => navigate(`/new/${g.id}${location.search}`, { replace: true })}
                >
                  <span className="gate-s">
                    <Cover game={g.id} title="" />
                  </span>
                  <span>
                    {g.title}
                    {!games?.some((x) => x.id === g.id) && <small>{t.home.coming}</small>}
                  </span>
                </button>
              ))}
            </div>
            {words && <Form key={game.id} game={game} words={words} name={me.name} />}
          </div>
        )}
      </main>
    </Page>
  );
}
function Form({ game, words, name }: { readonly game: GameInfo; readonly words: AnyWords; readonly name: string }) {
  const t = useT();
  const lang = useLang();
  const [, navigate] = useLocation();
  /** What somebody made in the workshop is played in place of what one option names. */
  const [made, setMade] = useState(() => gatheredFor(game.id));
  const workshop = useWorkshop(hasWorkshop(game.id) ? game.id : undefined);
  const called = made === undefined ? undefined : workshop?.name(made);
  const options = (game.options as unknown as readonly Option[]).filter((o) => made === undefined || o.key !== game.facts.by?.option);
  const away = useSelf((s) => s.away);
  const [wanted, want] = useState(false);
  /** It plays other matches on tables of their own: those are the server's. */
  const stays = gates.find((g) => g.id === game.id)?.continues !== undefined;
  /** It is to live on this device: without a server it can live nowhere else. */
  const local = (wanted || away) && !stays;
  const bots = game.bots.length > 0 ? game.bots : ['random'];
  /** Who has wished for one bot is given others of its strength. */
  const another = (seated: readonly Chair[]): string => {
    const last = seated.findLast((c) => c.kind === 'bot');
    return (last && (game.characters?.find((c) => c.name === last.bot)?.strength ?? last.bot)) ?? (bots[0] as string);
  };
  const [sat, setChairs] = useState<readonly Chair[]>(() => firstChairs(game));
  // Nobody can come to this device by link: those seats are bots'.
  const chairs = local ? sat.map((c): Chair => (c.kind === 'open' ? { kind: 'bot', bot: another(sat) } : c)) : sat;
  const [chosen, choose] = useState<Options>(() =>
    Object.fromEntries((game.options as unknown as readonly Option[]).map((o) => [o.key, o.default])),
  );
  /** Undefined: whatever suits those who sit there. */
  const [wished, setPace] = useState<Pace>();
  const pace: Pace = local ? { kind: 'relaxed' } : (wished ?? paceFor(chairs));
  const [access, admit] = useState<Access>({ listed: false, spectators: true, joinable: true, lang });
  /** Whom of my circle it is for: they are asked as soon as it is open. */
  const first = new URLSearchParams(useSearch()).get('ask');
  const [asked, setAsked] = useState<readonly string[]>(() => (first === null ? [] : [first]));
  const mayAsk = !local && chairs.some((c) => c.kind === 'open');
  const [training, train] = useState(false);
  /** Undefined: as it suits those who sit there. */
  const [hints, setHints] = useState<Hints>();
  const withBots = chairs.every((c) => c.kind === 'me' || c.kind === 'bot') && chairs.some((c) => c.kind === 'me');
  const [table, rename] = useState('');
  const [renaming, setRenaming] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (renaming) document.getElementById('table-name')?.focus();
  }, [renaming]);
  const fits = useFits(game, chosen, chairs.length);
  const crowded = !fits.oneDevice && chairs.some((c) => c.kind === 'device');
  const why = trouble
    ? whyNot(t, trouble, words)
    : crowded
      ? whyNot(t, 'one-device')
      : fits.wrong === null
        ? undefined
        : gameWhy(words, fits.wrong);
  const put = (i: number, chair: Chair) => setChairs(chairs.map((c, k) => (k === i ? chair : c)));
  const more = nextCount(game.seats, chairs.length, 1);
  const fewer = nextCount(game.seats, chairs.length, -1);
  const resize = (n: number, gone?: number) => {
    const kept = gone === undefined ? chairs : chairs.filter((_, i) => i !== gone);
    setChairs(
      n > kept.length ? [...kept, ...Array.from({ length: n - kept.length }, () => ({ kind: 'open' }) as const)] : kept.slice(0, n),
    );
  };
  const open = async (extra: Partial<NewTable>) => {
    setBusy(true);
    setTrouble(undefined);
    try {
      const wish: NewTable = {
        game: game.id,
        seats: chairs,
        options: chosen,
        pace,
        ...accessTerms(access),
        ...(hints === undefined ? {} : { hints }),
        ...(made === undefined ? {} : { brief: made }),
        ...(training && withBots ? { training } : {}),
        name: table.trim() || nameFor(titleOf(game.id), t, lang),
        ...extra,
      };
      const opened = local ? await here.open(wish, name) : await api.open(wish);
      if (local) keepForGood();
      setGathered(undefined);
      // Who could not be asked is seen in the waiting room, beside those who were.
      if (mayAsk && opened.phase === 'waiting') await askAll(opened.code, asked);
      navigate(`/t/${opened.code}`);
    } catch (error) {
      setTrouble(codeOf(error));
      setBusy(false);
    }
  };
  const { by } = game.facts;
  // How long and how hard that is, nobody knows.
  /** What the table will play, to be read before anybody is asked. */
  const told = made ?? (by && String(chosen[by.option]));
  const fact = by && made === undefined ? own(by.values, String(chosen[by.option])) : undefined;
  const botName = (bot: string) => typeset(game.characters ? kindOfBot(bot, words, t) : (own(words.bots, bot) ?? bot), lang);
  return (
    <form
      className="make__form"
      onSubmit={(e) => {
        e.preventDefault();
        void open({});
      }}
    >
      <div className="two">
        <div className="stack">
          <section className="pg-panel">
            <h2>
              {t.create.seats} <small>{t.create.range(Math.min(...game.seats), Math.max(...game.seats))}</small>
            </h2>
            <ul>
              {chairs.map((c, i) => (
                <Place
                  key={i}
                  seat={i}
                  chair={c}
                  me={name}
                  bots={bots}
                  another={another(chairs)}
                  botName={botName}
                  pick={
                    game.characters && c.kind === 'bot' ? (
                      <BotPick game={game} words={words} bot={c.bot} onBot={(bot) => put(i, { kind: 'bot', bot })} />
                    ) : undefined
                  }
                  onChair={(chair) => put(i, chair)}
                  onRemove={fewer === undefined ? undefined : () => resize(fewer, i)}
                  oneDevice={fits.oneDevice}
                  local={local}
                />
              ))}
            </ul>
            <div className="counts">
              {more !== undefined && (
                <button type="button" className="cd-button cd-dashed" onClick={() => resize(more)}>
                  <Icon name="plus" small /> {t.create.add}
                </button>
              )}
              {/* On a phone the cross at each seat gives way to its three kinds. */}
              {fewer !== undefined && (
                <button type="button" className="cd-button cd-dashed counts__fewer" onClick={() => resize(fewer)}>
                  <Icon name="minus" small /> {t.create.removeLast}
                </button>
              )}
            </div>
          </section>
          <section className="pg-panel">
            <h2>{t.create.who}</h2>
            {!stays && <Toggle label={t.here.table} help={t.here.tableHelp} on={local} onChange={want} />}
            {!local && <AccessRows access={access} onChange={admit} />}
            {!local && <HintsRow hints={hints ?? (withBots ? 'quiet' : 'marked')} onChange={setHints} />}
            {mayAsk && <AskAtOnce chosen={asked} onChange={setAsked} />}
            {withBots && <Toggle label={t.hands.trainingTable} help={t.hands.trainingHelp} on={training} onChange={train} />}
          </section>
          {told !== undefined && workshop && (
            <div className={made === undefined ? 'make__told' : undefined}>
              <workshop.Told made={told} lang={lang} />
            </div>
          )}
        </div>
        <div className="stack">
          {options.length > 0 && (
            <section className="pg-panel">
              <h2>{t.create.options(titleOf(game.id))}</h2>
              {made !== undefined && (
                <p className="make__made">
                  <span>
                    {words.options[game.facts.by?.option ?? '']?.name} : <b>{called}</b>
                  </span>
                  <button
                    type="button"
                    className="cd-button"
                    data-kind="quiet"
                    onClick={() => {
                      setGathered(undefined);
                      setMade(undefined);
                    }}
                  >
                    {t.create.notMade}
                  </button>
                </p>
              )}
              <OptionRows
                options={options}
                words={words}
                by={by}
                chosen={chosen}
                choice={
                  by &&
                  workshop && (
                    <workshop.Choose
                      lang={lang}
                      value={String(chosen[by.option])}
                      onChange={(value) => choose({ ...chosen, [by.option]: value })}
                      onMake={() => navigate(`/workshop/${game.id}`)}
                    />
                  )
                }
                onChange={choose}
              />
            </section>
          )}
          <section className="pg-panel">
            <h2>{t.create.pace}</h2>
            <PaceRows pace={pace} paces={local ? RELAXED : fits.paces} onChange={setPace} />
          </section>
        </div>
      </div>
      <aside className="pass" aria-label={t.create.summary}>
        <span className="gate-l">
          <Cover game={game.id} title={titleOf(game.id)} />
        </span>
        <dl>
          <div>
            <dt>{t.create.table}</dt>
            <dd>
              {renaming ? (
                <input
                  id="table-name"
                  className="cd-field"
                  value={table}
                  aria-label={t.create.rename}
                  onChange={(e) => rename(cut(e.currentTarget.value, 40))}
                  onBlur={() => setRenaming(false)}
                />
              ) : (
                <>
                  {table.trim() || nameFor(titleOf(game.id), t, lang)}{' '}
                  <button type="button" className="cd-tool cd-tool-s" aria-label={t.create.rename} onClick={() => setRenaming(true)}>
                    <Icon name="edit" small />
                  </button>
                </>
              )}
            </dd>
          </div>
          {called !== undefined && (
            <div>
              <dt>{words.options[by?.option ?? '']?.name}</dt>
              <dd>{called}</dd>
            </div>
          )}
          <div>
            <dt>{t.create.seats}</dt>
            <dd className="seats">
              {chairs.map((_, i) => (
                <PlainSeat key={i} seat={i} size="xs" />
              ))}
              &nbsp;{chairs.length}
            </dd>
          </div>
          <div>
            <dt>{t.create.length}</dt>
            <dd>{fact ? t.create.about(fact.minutes, fact.minutes) : t.create.about(...game.facts.minutes)}</dd>
          </div>
          <div>
            <dt>{t.create.weight}</dt>
            <dd>
              <Weight n={fact?.weight ?? game.facts.weight} />
            </dd>
          </div>
          <div>
            <dt>{t.create.pace}</dt>
            <dd>{paceOf(pace, t, lang)}</dd>
          </div>
          <div>
            <dt>{t.create.access}</dt>
            <dd>{local ? t.here.table : access.listed ? t.create.listedShort : t.create.privateShort}</dd>
          </div>
        </dl>
        {why && (
          <p className="cd-trouble" role="alert" data-keep="">
            {why}
          </p>
        )}
        <button type="submit" data-keep="" className="cd-button cd-button-l" data-kind="go" data-wide="" disabled={busy}>
          {t.create.go}
        </button>
        <button
          type="button"
          className="cd-button"
          data-wide=""
          disabled={busy}
          onClick={() =>
            void open({
              seats: chairs.map((c, i) => (i === 0 ? c : { kind: 'bot', bot: c.kind === 'bot' ? c.bot : another(chairs) })),
              start: true,
            })
          }
        >
          <Icon name="play" small /> {t.create.solo(chairs.length - 1)}
        </button>
        <p className="cd-muted pass__note" data-keep="">
          {t.create.later}
        </p>
      </aside>
    </form>
  );
}
function Place({
  seat,
  chair,
  me,
  bots,
  another,
  botName,
  pick,
  onChair,
  onRemove,
  oneDevice,
  local,
}: {
  readonly seat: number;
  readonly chair: Chair;
  readonly me: string;
  readonly bots: readonly string[];
  /** Whom a bot that comes is. */
  readonly another: string;
  botName(bot: string): string;
  /** How a bot is chosen by strength and style. */
  readonly pick: ReactNode;
  onChair(chair: Chair): void;
  readonly onRemove: (() => void) | undefined;
  /** Somebody else may play at this device. */
  readonly oneDevice: boolean;
  /** Nobody comes by link. */
  readonly local: boolean;
}) {
  const t = useT();
  if (chair.kind === 'me')
    return (
      <li className="place">
        <PlainSeat seat={seat} name={me} />
        <div>
          <b>{me}</b>
          <small>{t.create.host}</small>
        </div>
        <span className="cd-tag">{t.create.you}</span>
        <span />
      </li>
    );
  const kinds = [
    ...(local ? [] : [{ kind: 'open', icon: 'link', label: t.create.kinds.open } as const]),
    ...(oneDevice || chair.kind === 'device' ? [{ kind: 'device', icon: 'device', label: t.create.kinds.device } as const] : []),
    { kind: 'bot', icon: 'bot', label: t.create.kinds.bot },
  ] as const;
  const turn = (kind: 'open' | 'device' | 'bot') =>
    onChair(kind === 'open' ? { kind } : kind === 'device' ? { kind, name: t.create.guestName(seat + 1) } : { kind, bot: another });
  return (
    <>
      <li className="place">
        <PlainSeat seat={seat} {...(chair.kind === 'device' ? { name: chair.name } : chair.kind === 'bot' ? { name: 'B' } : {})} />
        <div>
          {chair.kind === 'device' ? (
            <input
              className="place__name"
              value={chair.name}
              aria-label={t.create.deviceName}
              onChange={(e) => onChair({ kind: 'device', name: cut(e.currentTarget.value, 24) })}
              onFocus={(e) => e.currentTarget.select()}
            />
          ) : (
            <b>{chair.kind === 'open' ? t.create.byLink : t.create.botSeat}</b>
          )}
          <small>{chair.kind === 'open' ? t.create.firstCome : chair.kind === 'device' ? t.create.onDevice : botName(chair.bot)}</small>
        </div>
        <div className="kinds" role="radiogroup" aria-label={t.create.occupant(seat + 1)}>
          {kinds.map((k) => (
            <button
              key={k.kind}
              type="button"
              className="cd-tool"
              role="radio"
              aria-checked={chair.kind === k.kind}
              aria-label={k.label}
              title={k.label}
              onClick={() => turn(k.kind)}
            >
              <Icon name={k.icon} />
            </button>
          ))}
        </div>
        <button
          type="button"
          className="cd-tool"
          aria-label={t.create.remove}
          aria-disabled={onRemove ? undefined : true}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </li>
      {pick && <li className="opt opt-under">{pick}</li>}
      {!pick && chair.kind === 'bot' && bots.length > 1 && (
        <li className="opt opt-under">
          <span className="cd-muted">{t.create.strength}</span>
          <Choice
            label={t.create.strength}
            value={chair.bot}
            options={bots.map((b) => ({ id: b, label: botName(b) }))}
            onChange={(bot) => onChair({ kind: 'bot', bot })}
          />
        </li>
      )}
    </>
  );
}
