/** What everybody at the table can see beside the station: the next room, piles, reserve, the last die, the last scan, the doors. */
import { typeset } from '@cosmodrome/kit/rich';
import { Explain } from '@cosmodrome/kit/ui/Explain';
import type { ReactNode } from 'react';
import { type RoomCard, roomKey } from '../content/index.ts';
import type { Notion } from '../text/lexicon.ts';
import { type Facts, type Props, scansOf } from './facts.ts';
import { LABELS } from './labels.ts';
import { I, RoomCardArt } from './pieces.tsx';
import { explained, NAMES } from './terms.ts';

type RailProps = Props & { readonly facts: Facts };

/** A card of two rooms bears the name of the first. */
const nameOfCard = (card: RoomCard, lang: Props['lang']): string => NAMES[lang].rooms[roomKey(card, 0)];

export function Rail(props: RailProps) {
  const { view, words, lang, facts } = props;
  const labels = LABELS[lang];
  const { next, piles, reserve } = view;
  const scan = scansOf(view, facts).at(-1);
  return (
    <aside className="pan-rail" aria-label={labels.station}>
      <Explain
        className="pan-panel pan-next"
        at="next"
        about={{
          title: next ? nameOfCard(next.card, lang) : labels.noneLeft,
          text: [next && words.terms[next.icon]?.help, labels.ghostHelp].filter((help) => help !== undefined && help !== null),
          rules: ['PAN-EXPL-01'],
        }}
      >
        <span className="pan-label">{labels.next}</span>
        {next ? (
          <>
            <svg viewBox="-14 -14 208 208" aria-hidden="true">
              <RoomCardArt card={next.card} sides={next.sides} icon={next.icon} orientation={0} />
            </svg>
            <b className="pan-stencil">{typeset(nameOfCard(next.card, lang), lang)}</b>
          </>
        ) : (
          <b className="pan-stencil">{labels.noneLeft}</b>
        )}
        <span className="pan-row pan-soft">
          <I name="i-deck" size={15} /> {labels.toExplore(piles.rooms)}
        </span>
      </Explain>
      <Explain
        className="pan-panel"
        at="piles"
        about={explained(words, 'one', {
          title: labels.searchPile,
          first: [`${labels.drawPile(piles.draw)}. ${labels.discardPile(piles.discard)}.`],
        })}
      >
        <span className="pan-label">{labels.searchPile}</span>
        <span className="pan-row">
          <span className="pan-row" role="img" aria-label={labels.drawPile(piles.draw)}>
            <I name="i-deck" size={17} /> <b className="pan-figure-n">{piles.draw}</b>
          </span>
          <span className="pan-row pan-soft pan-end" role="img" aria-label={labels.discardPile(piles.discard)}>
            <I name="i-discard" size={17} /> <b className="pan-figure-n">{piles.discard}</b>
          </span>
        </span>
      </Explain>
      <Explain className="pan-panel" about={explained(words, 'parasite', { title: labels.reserve })}>
        <span className="pan-label">{labels.reserve}</span>
        <Reserve n={reserve.grey} id="parasite-pip" label={labels.grey(reserve.grey)} />
        <Reserve n={reserve.black} id="parasite-pip-black" label={labels.black(reserve.black)} />
      </Explain>
      <LastDie {...props} />
      <Explain className="pan-panel" about={explained(words, 'heatScan')}>
        <span className="pan-label">
          {labels.lastScan} {scan && <span>{labels.roundShort(scan.round)}</span>}
        </span>
        {scan ? (
          <>
            <span className="pan-row pan-scans" aria-hidden="true">
              {scan.cards.map((card, i) => (
                <I key={`${i} ${card}`} name={`scan-${card}`} size={18} height={25} />
              ))}
            </span>
            <span data-tone="bad">{labels.infectedOf(scan.cards.filter((c) => c === 'positive').length, scan.cards.length)}</span>
          </>
        ) : (
          <span className="pan-soft">{labels.noScan}</span>
        )}
      </Explain>
      <Explain className="pan-panel pan-doors" about={explained(words, 'security')}>
        <span className="pan-row" data-open={view.doorsOpen ? '' : undefined}>
          {view.doorsOpen ? <I name="g-unlock" size={18} /> : <I name="lock-plate" size={20} />}
          <span>{view.doorsOpen ? labels.doorsOpen : labels.doorsLocked}</span>
        </span>
      </Explain>
    </aside>
  );
}
function Reserve({ n, id, label }: { readonly n: number; readonly id: string; readonly label: string }) {
  return (
    <span className="pan-row pan-reserve" role="img" aria-label={label}>
      {[0, 1, 2, 3, 4].map((i) => (
        <I key={i} name={i < n ? id : 'parasite-pip'} size={16} height={18} {...(i < n ? {} : { className: 'pan-gone' })} />
      ))}
      <b className="pan-end">{n}</b>
    </span>
  );
}
function LastDie({ facts: { die }, words, lang }: RailProps) {
  const labels = LABELS[lang];
  if (!die) return null;
  const way = die.direction === undefined ? undefined : labels.ways[die.direction];
  return (
    <Explain className="pan-panel" about={explained(words, die.of === 'stabbed' ? 'knife' : 'alert', { title: labels.lastDie })}>
      <span className="pan-label">{labels.lastDie}</span>
      <span className="pan-row">
        <I name={`d4-${die.roll}`} size={40} height={37} />
        <span className="pan-stack">
          <b>{way ?? (die.hit ? labels.hit : labels.missed)}</b>
          <span className="pan-soft">{labels.dieOf[die.of]}</span>
        </span>
        {die.direction !== undefined && (
          <svg
            className="pan-i pan-end pan-needle"
            width="16"
            height="16"
            style={{ rotate: `${die.direction * 90}deg` }}
            aria-hidden="true"
          >
            <use href="#pan-i-arrow" width="16" height="16" />
          </svg>
        )}
      </span>
    </Explain>
  );
}

/** The same in one line, for phones. */
export function Counters({ view, words, lang, facts }: RailProps) {
  const labels = LABELS[lang];
  const scan = scansOf(view, facts).at(-1);
  const next = view.next;
  const counter = (key: string, label: string, term: Notion, children: ReactNode) => (
    <Explain key={key} at={key} about={explained(words, term, { title: label })}>
      <span className="pan-row" role="img" aria-label={typeset(label, lang)}>
        {children}
      </span>
    </Explain>
  );
  return (
    <div className="pan-counters">
      {next && (
        <Explain at="next" about={{ title: nameOfCard(next.card, lang), text: [labels.toExplore(view.piles.rooms), labels.ghostHelp] }}>
          <span
            className="pan-row"
            role="img"
            aria-label={typeset(`${labels.next} : ${nameOfCard(next.card, lang)}, ${labels.toExplore(view.piles.rooms)}`, lang)}
          >
            <svg width="30" height="30" viewBox="-10 -10 200 200" aria-hidden="true">
              <RoomCardArt card={next.card} sides={next.sides} icon={next.icon} orientation={0} />
            </svg>
            {view.piles.rooms}
          </span>
        </Explain>
      )}
      {counter('piles', labels.drawPile(view.piles.draw), 'one', [<I key="i" name="i-deck" size={15} />, view.piles.draw])}
      {counter('vermin', `${labels.reserve} : ${labels.grey(view.reserve.grey)}, ${labels.black(view.reserve.black)}`, 'parasite', [
        <I key="g" name="parasite-pip" size={16} height={18} />,
        <span key="gn">{view.reserve.grey}</span>,
        <I key="b" name="parasite-pip-black" size={16} height={18} />,
        <span key="bn">{view.reserve.black}</span>,
      ])}
      {facts.die &&
        counter('die', `${labels.lastDie} : ${facts.die.roll}`, 'alert', [
          <I key="d" name={`d4-${facts.die.roll}`} size={24} height={22} />,
        ])}
      {scan &&
        counter('scan', labels.infectedOf(scan.cards.filter((c) => c === 'positive').length, scan.cards.length), 'heatScan', [
          <I key="s" name="scan-positive" size={15} height={21} />,
          `${scan.cards.filter((c) => c === 'positive').length} / ${scan.cards.length}`,
        ])}
      {view.doorsOpen && counter('doors', labels.doorsOpen, 'security', [<I key="u" name="g-unlock" size={17} className="pan-good" />])}
    </div>
  );
}
/** The whole station in a corner: which rooms are lit, which are red. A tap shows everything. */
export function Minimap({ view, lang, onOpen }: Props & { onOpen(): void }) {
  const xs = view.base.map((t) => t.x);
  const ys = view.base.map((t) => t.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const w = Math.max(...xs) - left + 1;
  const h = Math.max(...ys) - top + 1;
  return (
    <button type="button" className="pan-mini" aria-label={LABELS[lang].station} onClick={onOpen}>
      <svg width={Math.min(84, w * 15)} height={Math.min(64, h * 15)} viewBox={`0 0 ${w * 15} ${h * 15}`} aria-hidden="true">
        {view.base.map((t, i) => (
          <rect key={t.card} x={(t.x - left) * 15 + 1} y={(t.y - top) * 15 + 1} width="13" height="13" data-light={miniLight(view, i)} />
        ))}
      </svg>
    </button>
  );
}
function miniLight(view: Props['view'], tile: number): string {
  const rooms = view.base[tile]?.rooms.map(({ id }) => id) ?? [];
  const bodies = view.teams.flatMap((t) => [
    { room: t.soldier.room, mine: t.seat === view.seat },
    { room: t.android.room, mine: t.seat === view.seat },
  ]);
  const here = bodies.filter((b) => b.room !== null && rooms.includes(b.room));
  if (here.some((b) => b.mine)) return 'mine';
  if (here.length > 0) return 'on';
  return view.parasites.some((p) => rooms.includes(p.room)) ? 'alarm' : 'off';
}
