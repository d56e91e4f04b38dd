/** Before the mission: who leads whom, and the four items of each Rocketeer. */
import type { Json } from '@cosmodrome/kernel';
import { typeset } from '@cosmodrome/kit/rich';
import { Explain, useExplain } from '@cosmodrome/kit/ui/Explain';
import { useNameOf } from '@cosmodrome/kit/ui/frame';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { useEffect, useRef } from 'react';
import {
  ALIENS,
  alienTokenOf,
  SCENARIO as DATA,
  ITEMS,
  type ItemKind,
  isWeapon,
  KIT_LARGE,
  KIT_SIZE,
  layoutOf,
  ROLES,
  SHEETS,
} from '../content/index.ts';
import { FOE_RULES } from '../text/rulebook.ts';
import { itemAbout, Ranges } from './about.tsx';
import { Art, FIGURE, Hush, OPTION_ICON, pictureOf, ROCKETEER, stripOf } from './art.tsx';
import type { Props } from './desk.tsx';
import { LABELS } from './labels.ts';
import { NAMES } from './terms.ts';

/** The briefing: what is to be done, in what ship, against whom, and how it is lost. */
function Orders({ view, lang }: Props) {
  const labels = LABELS[lang];
  const data = DATA[view.scenario];
  const entry = NAMES[lang].scenarios[view.scenario];
  const foes = ALIENS.filter((type) => data.pool.some((n) => alienTokenOf(n).aliens.includes(type)));
  return (
    <header className="sca-poster">
      <div>
        <small>
          {labels.mission} {view.scenario.slice(1)}
        </small>
        <h2>{entry.name}</h2>
        <p>{entry.help}</p>
        <p className="sca-poster__lost">
          <Art name="ic-skull" size={16} /> {labels.allOrNone}
        </p>
      </div>
      <ul>
        <li>
          <Art name="ic-flag" size={20} /> {labels.tilesToScan(layoutOf(view.scenario, view.n).length)}
        </li>
        <li>
          <Art name="ic-radar" size={20} /> {labels.crewOf(view.n)}, {NAMES[lang].modes[view.mode]}
        </li>
        <li className="sca-poster__foes">
          {foes.map((type) => (
            <Explain
              key={type}
              about={{ title: NAMES[lang].foes[type].name, text: NAMES[lang].foes[type].help, rules: FOE_RULES[type].slice(0, 2) }}
            >
              <span className="cd-hidden">{NAMES[lang].foes[type].name}</span>
              <Art name={FIGURE[type]} size={34} />
            </Explain>
          ))}
        </li>
      </ul>
    </header>
  );
}
/** The crew: six sheets to choose from. The first who takes one has it. */
export function CrewChoice(props: Props) {
  const { view, lang, play, names } = props;
  const labels = LABELS[lang];
  const nameOf = useNameOf();
  const ask = play.asks.find((a) => a.topic === 'setup/rocketeer');
  return (
    <section className="sca-setup" aria-label={labels.pickCrew}>
      <Orders {...props} />
      <p className="sca-hint">{labels.pickHint(view.n - view.rocketeers.length)}</p>
      <ul className="sca-crew">
        {ROLES.map((role) => {
          const sheet = SHEETS[role];
          const owner = view.rocketeers.find((r) => r.role === role);
          const state = play.state('setup/rocketeer', role);
          return (
            <li key={role}>
              <button
                type="button"
                className="sca-recruit"
                data-target={state ? '' : undefined}
                data-anchor={state ? 'panel' : undefined}
                data-taken={owner ? '' : undefined}
                aria-disabled={state ? undefined : true}
                onClick={() => state && play.pick('setup/rocketeer', role)}
              >
                <Hush name={ask && state ? nameOf(ask, role) : NAMES[lang].roles[role].name}>
                  <span className="sca-recruit__face">
                    <Art name={ROCKETEER[role]} size={132} />
                    <i>
                      {labels.iq} {sheet.iq}
                    </i>
                  </span>
                  <b>{NAMES[lang].roles[role].name}</b>
                  <small>{sheet.name}</small>
                  <span className="sca-recruit__facts">
                    <span>
                      <Art name="hp" size={16} /> {sheet.hp}
                    </span>
                    <Art name="ap-std" size={18} />
                    <Art name="ap-std" size={18} />
                    <Art name={sheet.third === 'combat' ? 'ap-combat' : 'ap-noncombat'} size={18} />
                  </span>
                  <span className="sca-recruit__option">
                    <Art name={OPTION_ICON[sheet.option]} size={16} />
                    <span>
                      <b>{NAMES[lang].options[sheet.option].name}</b> {NAMES[lang].roles[role].gives}
                    </span>
                  </span>
                  {owner && (
                    <em>
                      <SeatShape seat={owner.seat} size="xs" /> {labels.taken(names[owner.seat] ?? '')}
                    </em>
                  )}
                </Hush>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Four items from the pool, two Large at most; the suggested kit is one press away. */
export function KitChoice(props: Props) {
  const { view, lang, play } = props;
  const labels = LABELS[lang];
  const asked = play.asks.some((a) => a.topic === 'setup/kit');
  const role = view.scene?.kind === 'kit' ? view.scene.role : undefined;
  const draft = (asked ? (play.draft('setup/kit') as readonly number[] | undefined) : undefined) ?? [];
  const options = asked ? (play.options('setup/kit') as readonly number[]) : [];
  // The suggested kit lies ready: whoever knows no better only has to say yes. It is laid anew when a comrade's choice has changed what there is.
  const ready = asked && role && view.suggested.length === KIT_SIZE ? `${role} ${options.length}` : undefined;
  const laid = useRef('');
  const bare = draft.length === 0;
  useEffect(() => {
    if (!ready || laid.current === ready) return;
    laid.current = ready;
    if (bare) play.propose('setup/kit', [...view.suggested] as Json);
  }, [ready, bare, play, view.suggested]);
  if (!asked || !role) return null;
  const large = draft.filter((id) => view.cards[id]?.large).length;
  const kinds = [...new Set(options.map((id) => view.cards[id]!.kind))];
  const groups: readonly (readonly [string, readonly ItemKind[]])[] = [
    [labels.strip.weapon, kinds.filter((k) => isWeapon(k))],
    [labels.strip.personal, kinds.filter((k) => !isWeapon(k) && ITEMS[k].personal !== '')],
    [labels.strip.gear, kinds.filter((k) => !isWeapon(k) && ITEMS[k].personal === '')],
  ];
  return (
    <section className="sca-setup sca-kit" aria-label={labels.kitTitle}>
      <header>
        <Art name={ROCKETEER[role]} size={54} />
        <div>
          <h2>
            {NAMES[lang].roles[role].name} · {labels.kitTitle}
          </h2>
          <p>
            {labels.chosen(draft.length, KIT_SIZE)} · {labels.larges(large, KIT_LARGE)}
          </p>
          {!bare && ready && <p className="sca-hint">{labels.kitReady}</p>}
        </div>
        <ol className="sca-kit__slots">
          {Array.from({ length: KIT_SIZE }, (_, i) => i).map((i) => {
            const id = draft[i];
            const kind = id === undefined ? undefined : view.cards[id]?.kind;
            return (
              <li key={i}>
                {kind !== undefined && id !== undefined ? (
                  <button
                    type="button"
                    onClick={() => play.pick('setup/kit', id)}
                    aria-label={typeset(`${NAMES[lang].items[kind].name} : ${labels.close}`, lang)}
                  >
                    <Art name={pictureOf(kind)} size={32} />
                  </button>
                ) : (
                  <i />
                )}
              </li>
            );
          })}
        </ol>
        {view.suggested.length === KIT_SIZE && (
          <button type="button" className="sca-button" onClick={() => play.propose('setup/kit', [...view.suggested] as Json)}>
            <Icon name="star" small /> {labels.suggested}
          </button>
        )}
      </header>
      <div className="sca-kit__shelf">
        {groups.map(([title, list]) =>
          list.length === 0 ? null : (
            <div key={title}>
              <h3>{title}</h3>
              <ul>
                {list.map((kind) => (
                  <KitItem
                    key={kind}
                    {...props}
                    kind={kind}
                    options={options}
                    draft={draft}
                    full={draft.length >= KIT_SIZE}
                    tooLarge={large >= KIT_LARGE}
                  />
                ))}
              </ul>
            </div>
          ),
        )}
      </div>
    </section>
  );
}
function KitItem({
  view,
  lang,
  play,
  kind,
  options,
  draft,
  full,
  tooLarge,
}: Props & {
  readonly kind: ItemKind;
  readonly options: readonly number[];
  readonly draft: readonly number[];
  readonly full: boolean;
  readonly tooLarge: boolean;
}) {
  const labels = LABELS[lang];
  const copies = options.filter((id) => view.cards[id]!.kind === kind);
  const mine = copies.filter((id) => draft.includes(id));
  const free = copies.find((id) => !draft.includes(id));
  const why = full ? labels.full : ITEMS[kind].large && tooLarge ? labels.tooLarge : undefined;
  const about = itemAbout(kind, lang, why ?? labels.copies(copies.length));
  const explain = useExplain(about);
  const add = () => {
    if (!why && free !== undefined) play.pick('setup/kit', free);
    else if (mine[0] !== undefined) play.pick('setup/kit', mine[0]);
  };
  return (
    <li>
      <button
        type="button"
        className="sca-kititem"
        data-target=""
        data-anchor="panel"
        data-strip={stripOf(kind)}
        data-chosen={mine.length > 0 ? '' : undefined}
        aria-pressed={mine.length > 0}
        aria-disabled={why && mine.length === 0 ? true : undefined}
        {...explain}
        onClick={add}
      >
        <Hush name={`${NAMES[lang].items[kind].name}${ITEMS[kind].large ? `, ${labels.large}` : ''}. ${NAMES[lang].items[kind].help}`}>
          <Art name={pictureOf(kind)} size={32} />
          <span>
            <b>{NAMES[lang].items[kind].name}</b>
            <small>
              {isWeapon(kind) ? <Ranges kind={kind} /> : ITEMS[kind].charges > 0 ? <Charges n={ITEMS[kind].charges} /> : null}
              {ITEMS[kind].large && <em>{labels.large}</em>}
            </small>
          </span>
          {mine.length > 0 && <i className="sca-count">{mine.length > 1 ? `×${mine.length}` : '✓'}</i>}
        </Hush>
      </button>
    </li>
  );
}
function Charges({ n }: { readonly n: number }) {
  return Array.from({ length: n }, (_, i) => i).map((i) => <Art key={i} name="charge" size={13} />);
}
