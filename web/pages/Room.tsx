import { gates } from '@cosmodrome/games/faces';
import type { Option, Options } from '@cosmodrome/kernel';
import { cut } from '@cosmodrome/kit/letters';
import { own } from '@cosmodrome/kit/own';
import type { FactsBy } from '@cosmodrome/kit/package';
import { typeset } from '@cosmodrome/kit/rich';
import type { AnyWords } from '@cosmodrome/kit/text';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import type { CSSProperties } from 'react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { ChatFoot, ChatLines } from '../frame/Chat.tsx';
import { AskFirst, Dialog } from '../frame/Dialog.tsx';
import { Knocks } from '../frame/Knocks.tsx';
import { type MenuEntry, MenuTool } from '../frame/Menu.tsx';
import { kindOfBot, nameOfSeat, programAt } from '../logic/names.ts';
import { nextCount } from '../logic/seats.ts';
import { api, codeOf } from '../net/api.ts';
import { stay } from '../net/circle.ts';
import { useSelf } from '../net/me.ts';
import { usePrefs } from '../net/prefs.ts';
import type { Session } from '../net/session.ts';
import type { Hints, SeatInfo, TableInfo, TableTerms } from '../net/wire.ts';
import { gameWhy, useLang, useT, whyNot } from '../text/index.ts';
import { BotPick } from './BotPick.tsx';
import { AskHere } from './Circle.tsx';
import { Copy } from './Copy.tsx';
import { useFits } from './fits.ts';
import { titleOf } from './Home.tsx';
import { MadeHere } from './MadeHere.tsx';
import { Naming } from './Naming.tsx';
import { Cover, Page, Sky } from './Page.tsx';
import { useProgramEntries } from './Programs.tsx';
import { paceOf } from './pace.ts';
import { TableSeat } from './TableSeat.tsx';
import { type Access, AccessRows, accessTerms, HintsRow, OptionRows, PaceRows } from './Terms.tsx';

const NONE: Options = {};

const Qr = lazy(async () => ({ default: (await import('./Qr.tsx')).Qr }));

/** The waiting room: seats fill one by one, lights at the foot, one a seat. */
export function Room({ session, words }: { readonly session: Session; readonly words: AnyWords }) {
  const t = useT();
  const lang = useLang();
  const { table, chat, failed } = session.use();
  const games = useSelf((s) => s.games);
  const invitation = useSelf((s) => s.asked).find((i) => i.card.code === table?.code);
  const [, navigate] = useLocation();
  const address = useRef<HTMLInputElement>(null);
  const self = useSelf((s) => s.me);
  const named = usePrefs((p) => p.named);
  const [naming, name] = useState(false);
  const [leaving, leave] = useState<'quit' | 'close'>();
  const [stays, setStays] = useState<string>();
  const [changing, setTerms] = useState(false);
  const [picking, pick] = useState<number>();
  const [asking, ask] = useState<{ readonly title: string; readonly value: string; readonly most: number; done(text: string): void }>();
  const { oneDevice } = useFits(
    games?.find((g) => g.id === table?.game),
    table?.options ?? NONE,
    table?.seats.length ?? 0,
  );
  const act = (work: Promise<TableInfo>) => void session.act.change(work);
  const programs = useProgramEntries(table, act);
  if (!table) return null;
  const game = games?.find((g) => g.id === table.game);
  const bots = game?.bots ?? [];
  const count = table.seats.length;
  const more = nextCount(game?.seats ?? [], count, 1);
  const fewer = nextCount(game?.seats ?? [], count, -1);
  const mine = table.seats.filter((s) => s.mine);
  const me = mine.find((s) => s.sitter.kind === 'person') ?? mine[0];
  const taken = table.seats.filter((s) => s.sitter.kind !== 'open');
  // Whoever opened the table starts it: being there is being ready.
  const ready = table.seats.filter((s) => s.ready || s.sitter.kind === 'bot' || s.sitter.kind === 'device' || s.host);
  const hostSeat = table.seats.find((s) => s.host);
  const starter = table.host ? undefined : hostSeat && nameOfSeat(hostSeat, t);
  const go = (how: 'quit' | 'close') =>
    void api[how](table.code).then(
      () => navigate('/'),
      (error: unknown) => setStays(codeOf(error)),
    );
  const link = `${location.origin}/t/${table.code}`;
  const botName = (bot: string) => typeset(game?.characters ? kindOfBot(bot, words, t) : (own(words.bots, bot) ?? bot), lang);
  const chooseBot = (seat: number): MenuEntry => ({ id: 'bot', label: t.bots.choose, icon: 'bot', run: () => pick(seat) });
  const free = table.seats.filter((s) => s.sitter.kind === 'open');
  const late = taken.filter((s) => !ready.includes(s)).map((s) => nameOfSeat(s, t));
  const gate = gates.find((g) => g.id === table.game);
  const said =
    free.length > 0
      ? t.room.free(free.length, starter)
      : late.length > 0
        ? table.pace.kind === 'live'
          ? t.room.late(late, starter)
          : t.room.later(late, starter)
        : starter === undefined
          ? t.room.all
          : t.room.starts(starter);
  const others = table.seats.filter((s) => s.sitter.kind === 'person' && !s.mine);
  const heirSeat = others.find((s) => s.sitter.kind === 'person' && s.sitter.here === 'here') ?? others[0];
  /** The host is gone, and this is a table of friends: one of them goes on. */
  const orphan = !table.host && !table.listed && hostSeat?.sitter.kind === 'person' && hostSeat.sitter.here === 'gone';
  const heir = heirSeat && nameOfSeat(heirSeat, t);
  const entries = (s: SeatInfo): readonly MenuEntry[] => [
    ...(game?.characters && (s.sitter.kind === 'open' || s.sitter.kind === 'bot') ? [chooseBot(s.seat)] : []),
    ...(s.sitter.kind === 'open' && !game?.characters
      ? bots.map((b) => ({ id: `bot ${b}`, label: t.room.putBot(botName(b)), icon: 'bot', run: () => act(api.bot(table.code, s.seat, b)) }))
      : []),
    ...(s.sitter.kind === 'open' && oneDevice
      ? [
          {
            id: 'device',
            label: t.room.putDevice,
            icon: 'device',
            run: () =>
              ask({
                title: t.create.deviceName,
                value: t.create.guestName(s.seat + 1),
                most: 24,
                done: (name) => act(api.device(table.code, s.seat, name)),
              }),
          },
        ]
      : []),
    ...(s.sitter.kind === 'open' && fewer === count - 1
      ? [{ id: 'remove', label: t.create.remove, icon: 'minus', run: () => act(api.removeSeat(table.code, s.seat)) }]
      : []),
    ...(s.sitter.kind === 'bot' && !game?.characters
      ? bots
          .filter((b) => s.sitter.kind === 'bot' && b !== s.sitter.bot)
          .map((b) => ({ id: `bot ${b}`, label: t.room.putBot(botName(b)), icon: 'bot', run: () => act(api.bot(table.code, s.seat, b)) }))
      : []),
    ...(s.sitter.kind === 'bot' || s.sitter.kind === 'device'
      ? [{ id: 'open', label: t.room.freeSeat, icon: 'close', run: () => act(api.openSeat(table.code, s.seat)) }]
      : []),
    ...(s.sitter.kind === 'person' && !s.mine
      ? [{ id: 'give', label: t.room.give(nameOfSeat(s, t)), icon: 'arrow', run: () => act(api.giveChair(table.code, s.seat)) }]
      : []),
    ...(s.sitter.kind === 'person' && !s.mine
      ? [{ id: 'kick', label: t.room.kick, icon: 'out', risk: true, run: () => act(api.kick(table.code, s.seat)) }]
      : []),
    ...(s.seat > 0 ? [{ id: 'up', label: t.room.up, icon: 'up', run: () => act(api.move(table.code, s.seat, s.seat - 1)) }] : []),
    ...(s.seat < count - 1
      ? [{ id: 'down', label: t.room.down, icon: 'down', run: () => act(api.move(table.code, s.seat, s.seat + 1)) }]
      : []),
  ];
  return (
    <Page here="play" className="room" title={table.name}>
      <Sky />
      <main id="contenu" className="pg-in wait">
        <div className="wait__gate" style={{ '--glow': gate?.light ?? 'transparent' } as CSSProperties}>
          <Cover game={table.game} title={titleOf(table.game)} />
        </div>
        <section>
          <h1>{table.name}</h1>
          <p className="wait__tags">
            <span className="cd-tag">{titleOf(table.game)}</span>
            <span className="cd-tag">
              <Icon name={table.pace.kind === 'live' ? 'clock' : table.pace.kind === 'days' ? 'days' : 'sofa'} small />{' '}
              {paceOf(table.pace, t, lang)}
            </span>
            <span className="cd-tag">
              <Icon name={table.listed ? 'globe' : 'lock'} small /> {table.listed ? t.room.listed : t.room.private}
            </span>
            {Object.entries(table.options).map(([key, value]) => {
              const o = own(words.options, key);
              if (!o || value === false) return null;
              if (table.made?.option === key)
                return (
                  <span key={key} className="cd-tag">
                    {typeset(`${o.name} : `, lang)}
                    {table.made.name}
                  </span>
                );
              return (
                <span key={key} className="cd-tag">
                  {value === true ? typeset(o.name, lang) : typeset(`${o.name} : ${own(o.values, String(value)) ?? value}`, lang)}
                </span>
              );
            })}
            {table.host && (
              <button
                type="button"
                className="cd-tag cd-dashed"
                onClick={() =>
                  ask({ title: t.create.rename, value: table.name, most: 40, done: (name) => act(api.renameTable(table.code, name)) })
                }
              >
                <Icon name="edit" small /> {t.room.rename}
              </button>
            )}
            {table.host && (
              <button type="button" className="cd-tag cd-dashed" onClick={() => setTerms(true)}>
                <Icon name="tune" small /> {t.room.modify}
              </button>
            )}
          </p>
          <ul>
            {table.seats.map((s) => (
              <Sit
                key={s.seat}
                seat={s}
                table={table}
                ready={ready.includes(s)}
                canSit={mine.length === 0 && !table.kicked}
                bot={s.sitter.kind === 'bot' ? (programAt(s, t) ?? botName(s.sitter.bot)) : ''}
                entries={[...(table.host && !(s.sitter.kind === 'bot' && s.sitter.program) ? entries(s) : []), ...programs(s)]}
                onSit={() => act(api.sit(table.code, s.seat))}
                onName={named || self?.account ? undefined : () => name(true)}
              />
            ))}
            {table.host && more === count + 1 && (
              <li className="sit" data-free="">
                <TableSeat game={table.game} seat={count} size="l" empty />
                <div>
                  {t.room.freeName}
                  <small>{t.room.upTo(Math.max(...(game?.seats ?? [])))}</small>
                </div>
                <span className="state">
                  <button type="button" className="cd-button" data-kind="quiet" onClick={() => act(api.addSeat(table.code))}>
                    <Icon name="plus" small /> {t.room.add}
                    <span className="cd-hidden"> {t.room.freeName}</span>
                  </button>
                </span>
              </li>
            )}
          </ul>
          {invitation && mine.length === 0 && (
            <p className="wait__asked">
              {t.room.askedBy(invitation.by)}{' '}
              <button type="button" className="cd-button" data-kind="quiet" onClick={() => void stay(invitation).then(() => navigate('/'))}>
                {t.asked.no}
              </button>
            </p>
          )}
          <Knocks session={session} table={table} />
          {table.kicked && (
            <p className="cd-trouble" role="alert">
              {t.trouble.why.kicked}
            </p>
          )}
          {(failed ?? stays) && (
            <p className="cd-trouble" role="alert">
              {whyNot(t, failed ?? stays ?? '', words)}
            </p>
          )}
          {table.made && <MadeHere game={table.game} code={table.code} />}
        </section>
        <aside className="share">
          <h2 className="pg-h pg-h-s">{t.room.invite}</h2>
          <div className="copy">
            <input
              ref={address}
              className="cd-field"
              readOnly
              value={link.replace(/^https?:\/\//, '')}
              aria-label={t.room.link}
              onFocus={(e) => e.currentTarget.select()}
            />
            <Copy text={link} label={t.room.copy} onFailed={() => address.current?.select()} />
          </div>
          <div className="qr">
            <Suspense fallback={<svg aria-hidden="true" />}>
              <Qr text={link} label={t.room.qr} />
            </Suspense>
            <div>
              <span className="cd-muted cd-small">{t.room.orCode}</span>
              <p className="code">
                {table.code.slice(0, 3)}
                <br />
                {table.code.slice(3)}
              </p>
              {typeof navigator.share === 'function' && (
                <button
                  type="button"
                  className="cd-button cd-flush"
                  data-kind="quiet"
                  onClick={() => void navigator.share({ url: link, title: table.name }).catch(() => undefined)}
                >
                  <Icon name="share" small /> {t.room.share}
                </button>
              )}
            </div>
          </div>
          <p className="cd-muted cd-small">{t.room.note}</p>
          {me && <AskHere table={table} />}
          <h2 className="pg-h pg-h-s">{t.chat.title}</h2>
          <div className="share__chat cd-panel__body">
            <ChatLines chat={chat} phrases={words.phrases} table={table} />
          </div>
          <ChatFoot phrases={undefined} onSay={session.act.say} />
        </aside>
        <div className="launch">
          <span className="lights" role="img" aria-label={t.room.lights(ready.length, count)}>
            {table.seats.map((s) => (
              <TableSeat key={s.seat} game={table.game} seat={s.seat} size="l" empty={!ready.includes(s)} />
            ))}
          </span>
          <p>
            <b>{t.room.ready(ready.length, count)}</b>
            {said}
          </p>
          {(me ?? table.host) && (
            <span className="launch__out">
              <button type="button" className="cd-button" data-kind="quiet" onClick={() => (table.host ? leave('quit') : go('quit'))}>
                {t.room.leave}
              </button>
              {table.host && (
                <button type="button" className="cd-button" data-kind="quiet" onClick={() => leave('close')}>
                  {t.room.close}
                </button>
              )}
            </span>
          )}
          {me && orphan && starter !== undefined && (
            <button type="button" className="cd-button" onClick={() => act(api.giveChair(table.code, me.seat))}>
              {t.room.takeChair(starter)}
            </button>
          )}
          {me && me.sitter.kind === 'person' && !table.host && (
            <button
              type="button"
              className="cd-button cd-button-l"
              data-kind={me.ready ? undefined : 'go'}
              aria-pressed={me.ready}
              onClick={() => act(api.ready(table.code, !me.ready))}
            >
              {me.ready ? t.room.notReady : t.room.iAmReady}
            </button>
          )}
          {table.host && (
            <button type="button" className="cd-button cd-button-l" data-kind="go" onClick={() => act(api.start(table.code))}>
              {t.room.start}
            </button>
          )}
        </div>
      </main>
      {naming && <Naming onClose={() => name(false)} />}
      {leaving && (
        <AskFirst
          title={leaving === 'quit' ? t.room.leave : t.room.close}
          text={leaving === 'close' ? t.room.closeText : heir ? t.room.leaveTo(heir) : t.room.leaveLast}
          yes={leaving === 'quit' ? t.room.leave : t.room.close}
          onClose={() => leave(undefined)}
          onYes={() => go(leaving)}
        />
      )}
      {changing && (
        <TermsDialog
          table={table}
          options={((game?.options ?? []) as unknown as readonly Option[]).filter((o) => o.key !== table.made?.option)}
          by={game?.facts.by}
          words={words}
          onClose={() => setTerms(false)}
          onKeep={(terms) => {
            setTerms(false);
            act(api.terms(table.code, terms));
          }}
        />
      )}
      {picking !== undefined && game && (
        <Dialog title={t.bots.pick(picking + 1)} onClose={() => pick(undefined)}>
          <BotPick
            game={game}
            words={words}
            bot={seated(table.seats[picking]) ?? ''}
            onBot={(bot) => act(api.bot(table.code, picking, bot))}
          />
        </Dialog>
      )}
      {asking && (
        <Dialog title={asking.title} onClose={() => ask(undefined)}>
          <form
            className="cd-form"
            onSubmit={(e) => {
              e.preventDefault();
              const text = String(new FormData(e.currentTarget).get('text') ?? '').trim();
              if (text) asking.done(cut(text, asking.most));
              ask(undefined);
            }}
          >
            <input className="cd-field" name="text" defaultValue={asking.value} aria-label={asking.title} required />
            <button type="submit" className="cd-button" data-kind="go" data-wide="">
              {t.account.keep}
            </button>
          </form>
        </Dialog>
      )}
    </Page>
  );
}
const seated = (s: SeatInfo | undefined): string | undefined => (s?.sitter.kind === 'bot' ? s.sitter.bot : undefined);
/** The host changes what the table is played by; the others are asked anew whether they are ready. */
function TermsDialog({
  table,
  options,
  by,
  words,
  onKeep,
  onClose,
}: {
  readonly table: TableInfo;
  readonly options: readonly Option[];
  readonly by: FactsBy | undefined;
  readonly words: AnyWords;
  onKeep(terms: TableTerms): void;
  onClose(): void;
}) {
  const t = useT();
  const [chosen, choose] = useState<Options>(table.options);
  const [pace, setPace] = useState(table.pace);
  const fits = useFits(
    useSelf((s) => s.games)?.find((g) => g.id === table.game),
    chosen,
    table.seats.length,
  );
  const [access, admit] = useState<Access>({
    listed: table.listed,
    spectators: table.spectators,
    joinable: table.joinable ?? false,
    lang: table.lang,
  });
  const [hints, setHints] = useState<Hints>();
  return (
    <Dialog title={t.room.terms} onClose={onClose} wide>
      {options.length > 0 && (
        <section>
          <h3 className="pg-h pg-h-s">{t.create.options(titleOf(table.game))}</h3>
          <OptionRows options={options} words={words} by={by} chosen={chosen} onChange={choose} />
        </section>
      )}
      <section>
        <h3 className="pg-h pg-h-s">{t.create.pace}</h3>
        <PaceRows pace={pace} paces={fits.paces} onChange={setPace} />
      </section>
      <section>
        <h3 className="pg-h pg-h-s">{t.create.who}</h3>
        <AccessRows access={access} onChange={admit} />
        <HintsRow hints={hints ?? table.hints} onChange={setHints} />
      </section>
      {fits.wrong !== null && (
        <p className="cd-trouble" role="alert">
          {gameWhy(words, fits.wrong)}
        </p>
      )}
      <footer>
        <p className="cd-muted cd-small">{t.room.termsHelp}</p>
        <button type="button" className="cd-button" onClick={onClose}>
          {t.cancel}
        </button>
        <button
          type="button"
          className="cd-button"
          data-kind="go"
          onClick={() => onKeep({ options: chosen, pace, ...accessTerms(access), ...(hints === undefined ? {} : { hints }) })}
        >
          {t.account.keep}
        </button>
      </footer>
    </Dialog>
  );
}
function Sit({
  seat,
  table,
  ready,
  canSit,
  bot,
  entries,
  onSit,
  onName,
}: {
  readonly seat: SeatInfo;
  readonly table: TableInfo;
  readonly ready: boolean;
  readonly canSit: boolean;
  readonly bot: string;
  readonly entries: readonly MenuEntry[];
  onSit(): void;
  readonly onName: (() => void) | undefined;
}) {
  const t = useT();
  const { sitter } = seat;
  const name = nameOfSeat(seat, t);
  const menu = entries.length > 0 && <MenuTool label={t.room.seatMenu(seat.seat + 1)} entries={entries} />;
  if (sitter.kind === 'open')
    return (
      <li className="sit" data-free="">
        <TableSeat game={table.game} seat={seat.seat} size="l" empty />
        <div>
          {t.room.freeName}
          <small>{seat.knock?.program === undefined ? t.room.freeHelp : t.programs.asked(seat.knock.program, seat.knock.left)}</small>
        </div>
        <span className="state">
          {canSit && (
            <button type="button" className="cd-button" data-kind="go" onClick={onSit}>
              {t.home.sit}
            </button>
          )}
          {menu}
        </span>
      </li>
    );
  const sub =
    sitter.kind === 'bot'
      ? bot
      : sitter.kind === 'device'
        ? t.create.onDevice
        : seat.mine
          ? seat.host
            ? t.room.youOpened
            : t.room.you
          : seat.host
            ? t.room.opened
            : t.room.byLink;
  return (
    <li className="sit" data-ready={ready ? '' : undefined}>
      <TableSeat game={table.game} seat={seat.seat} size="l" name={name} />
      <div>
        <b data-shortens="">{name}</b>
        <small>{seat.knock?.program === undefined ? sub : t.programs.asked(seat.knock.program, seat.knock.left)}</small>
        {/* A guest is called after a star: friends would not know who that is. */}
        {seat.mine && sitter.kind === 'person' && onName && (
          <button type="button" className="cd-button cd-flush" data-kind="quiet" onClick={onName}>
            {t.home.change}
          </button>
        )}
      </div>
      <span className="state">
        {sitter.kind === 'person' && <i className="cd-link" data-link={sitter.here} role="img" aria-label={t.link[sitter.here]} />}
        {ready ? (
          <>
            <Icon name={sitter.kind === 'bot' ? 'bot' : 'check'} small /> {t.room.isReady}
          </>
        ) : (
          <>
            <span className="cd-dots" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>{' '}
            {t.room.comes}
          </>
        )}
        {menu}
      </span>
    </li>
  );
}
