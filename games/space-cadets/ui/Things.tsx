/** My Rocketeers: the sheet of the one at hand in full, the others beside it in short, with what of theirs is an answer now. */
import { typeset } from '@cosmodrome/kit/rich';
import { Explain, useExplain } from '@cosmodrome/kit/ui/Explain';
import { useFrame, useNameOf } from '@cosmodrome/kit/ui/frame';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import type { MouseEvent, ReactNode } from 'react';
import { useState } from 'react';
import { COMPONENTS, ITEMS, isWeapon, SHEETS } from '../content/index.ts';
import { loose } from '../text/figures.ts';
import { NOTION_RULES, ROLE_RULES } from '../text/rulebook.ts';
import type { CardView, RocketeerView, View } from '../view.ts';
import { itemAbout, optionAbout, Ranges } from './about.tsx';
import { Art, COMPONENT_ART, Hush, OPTION_ICON, pictureOf, ROCKETEER, stripOf } from './art.tsx';
import { DeskContext, direct, type Props, useDesk, useDeskState, useMenuName, wantedIn } from './desk.tsx';
import { LABELS } from './labels.ts';
import { LOW, threat } from './odds.ts';
import { type Anchor, deeds } from './places.ts';
import { NAMES, NOTIONS, ROLES } from './terms.ts';
import { acts, whyNotCard, whyNotTalent } from './why.ts';

/** Whose sheets are mine; a spectator sees the one who acts first, then all. */
export function mine(view: View, seat: number | undefined): readonly RocketeerView[] {
  const own = view.rocketeers.filter((r) => seat === undefined || r.seat === seat);
  return seat === undefined ? [...own].sort((a, b) => Number(b.role === view.active) - Number(a.role === view.active)) : own;
}
export function Things(props: Props) {
  const { desk, menu } = useDeskState(props);
  return (
    <DeskContext value={desk}>
      <Sheets {...props} />
      {menu}
    </DeskContext>
  );
}
export function Sheets(props: Props) {
  const { view, seat, lang } = props;
  const crew = mine(view, seat);
  const wanted = view.scene?.role ?? view.active;
  const [chosen, choose] = useState<{ readonly role: string; readonly at: string }>();
  const answers = [...useDesk().choices.keys()].some((anchor) => anchor.startsWith('card:') || anchor.startsWith('talent:'));
  const front =
    chosen && chosen.at === wanted ? chosen.role : crew.some((r) => r.role === wanted) ? wanted : (chosen?.role ?? crew[0]?.role);
  if (crew.length === 0) return <p className="sca-muted">{LABELS[lang].noSeat}</p>;
  return (
    <div className="sca-sheets" data-many={crew.length > 4 ? '' : undefined} data-answers={answers ? '' : undefined}>
      {crew.map((r) => (
        <Sheet key={r.role} {...props} r={r} full={r.role === front} onFront={() => choose({ role: r.role, at: wanted })} />
      ))}
    </div>
  );
}
function Sheet(props: Props & { readonly r: RocketeerView; readonly full: boolean; onFront(): void }) {
  const { view, lang, r, full, onFront, changed } = props;
  const labels = LABELS[lang];
  const active = view.active === r.role;
  const state = active ? labels.acting : r.done ? labels.acted : view.turn > 0 ? labels.waits : '';
  const wounds = view.turn > 0 ? threat(view, r.role) : 0;
  const name = NAMES[lang].roles[r.role].name;
  const desk = useDesk();
  const breath = r.o2 <= 1 ? labels.lastBreath : r.used.o2 ? labels.breathed : labels.breath;
  return (
    <article
      className="sca-sheet"
      data-full={full ? '' : undefined}
      data-active={active ? '' : undefined}
      data-changed={changed.has(`sheet:${r.role}`) ? '' : undefined}
    >
      <button type="button" className="sca-sheet__tab" data-seat={r.seat + 1} aria-expanded={full} onClick={onFront}>
        <Hush name={[name, SHEETS[r.role].name, state].filter((x) => x).join(', ')}>
          <SeatShape seat={r.seat} size="xs" />
          <b>{full ? name : labels.shortRole[r.role]}</b>
          {full && <small>{[SHEETS[r.role].name, state].filter((x) => x).join(' · ')}</small>}
          {!full && r.done && <Art name="ic-check" size={13} />}
        </Hush>
      </button>
      <Explain about={{ title: name, text: ROLES[lang][r.role].help, rules: ROLE_RULES[r.role] }} className="sca-portrait">
        <span className="cd-hidden">{name}</span>
        <Art name={ROCKETEER[r.role]} size={full ? 84 : 46} />
        {r.order > 0 && <i className="sca-portrait__order">{r.order}</i>}
        <i className="sca-portrait__iq" data-low={r.iq < r.printedIq ? '' : undefined}>
          {labels.iq} {r.iq}
        </i>
      </Explain>
      <div className="sca-vitals">
        <Explain
          about={{
            title: NOTIONS[lang].hp.name,
            text: NOTIONS[lang].hp.help,
            more: labels.ofHp(r.hp, r.maxHp),
            ...(wounds > 0 ? { more: `${labels.threat(labels.wounds(wounds))}.` } : {}),
          }}
          className="sca-line"
        >
          <b>{labels.hp}</b>
          <span className="sca-line__row" role="img" aria-label={labels.ofHp(r.hp, r.maxHp)}>
            {full ? (
              Array.from({ length: r.maxHp }, (_, i) => i).map((i) => <Art key={i} name={i < r.hp ? 'hp' : 'hp-empty'} size={16} />)
            ) : (
              <>
                <Art name="hp" size={16} /> {r.hp}
              </>
            )}
          </span>
          {full && wounds >= 0.1 && (
            <em data-bad={wounds >= r.hp - 1 ? '' : undefined}>
              <Art name="ic-skull" size={13} /> {labels.wounds(wounds)}
            </em>
          )}
        </Explain>
        <Explain
          about={{ title: NOTIONS[lang].o2.name, text: NOTIONS[lang].o2.help, more: breath }}
          className={r.o2 <= LOW ? 'sca-line sca-line--low' : 'sca-line'}
        >
          <b>O²</b>
          <span className="sca-line__row" role="img" aria-label={`${r.o2} O²`}>
            {full && r.o2 <= 7 ? (
              Array.from({ length: r.o2 }, (_, i) => i).map((i) => <Art key={i} name="o2" size={16} />)
            ) : (
              <>
                <Art name="o2" size={16} /> {r.o2}
              </>
            )}
          </span>
          {full && (r.o2 <= LOW ? <strong>{labels.lowO2}</strong> : <small>{breath}</small>)}
        </Explain>
        {full && <Actions r={r} lang={lang} full />}
      </div>
      {!full && <Actions r={r} lang={lang} full={false} />}
      <div className="sca-gear" data-mini={full ? undefined : ''}>
        {(full || desk.choices.has(`talent:${r.role}`)) && <Talent {...props} r={r} full={full} />}
        {r.cards.map((id) => (
          <Gear key={id} {...props} r={r} card={view.cards[id]!} mini={!full} />
        ))}
        {full && COMPONENTS.some((c) => r.components[c] > 0) && (
          <span className="sca-parts">
            {COMPONENTS.filter((c) => r.components[c] > 0).map((c) => (
              <Explain key={c} about={{ title: NAMES[lang].components[c].name, text: NAMES[lang].components[c].help }}>
                <Art name={COMPONENT_ART[c]} size={22} />×{r.components[c]}
              </Explain>
            ))}
          </span>
        )}
      </div>
    </article>
  );
}
function Actions({ r, lang, full }: { readonly r: RocketeerView; readonly lang: 'fr' | 'en'; readonly full: boolean }) {
  const labels = LABELS[lang];
  const { ap } = r;
  const third = ap.kind === 'combat' ? 'ap-combat' : 'ap-noncombat';
  const size = full ? 24 : 17;
  const free = [
    ...Array<string>(ap.standard).fill('ap-std'),
    ...Array<string>(ap.restricted).fill(third),
    ...(ap.command ? ['ap-command'] : []),
  ];
  const spent = [
    ...Array<string>(ap.standardSpent).fill('ap-std'),
    ...Array<string>(ap.restrictedSpent).fill(third),
    ...(ap.commandSpent ? ['ap-command'] : []),
  ];
  const row = (list: readonly string[]): ReactNode => list.map((a, i) => <Art key={`${a} ${i < 9 ? i : 9}`} name={a} size={size} />);
  return (
    <Explain about={{ title: NOTIONS[lang].ap.name, text: NOTIONS[lang].ap.help, rules: NOTION_RULES.ap }} className="sca-aps">
      <span className="sca-ap" role="img" aria-label={typeset(`${labels.available} : ${free.length}`, lang)}>
        {full && <small>{labels.available}</small>}
        <span>{free.length > 0 ? row(free) : <em>{labels.none}</em>}</span>
      </span>
      {full && (
        <span className="sca-ap" data-kind="spent" role="img" aria-label={typeset(`${labels.spent} : ${spent.length}`, lang)}>
          {full && <small>{labels.spent}</small>}
          <span>{row(spent)}</span>
        </span>
      )}
      {full && (
        <span className="sca-ap" data-kind="mind" role="img" aria-label={typeset(`${labels.mind} : ${ap.box ? 1 : 0}`, lang)}>
          {full && <small>{labels.mind}</small>}
          <span>{ap.box ? <Art name={ap.box === 'standard' ? 'ap-std' : third} size={size} /> : <Art name="ic-swirl" size={18} />}</span>
        </span>
      )}
    </Explain>
  );
}

// ------------------------------------------------------------------ cards and the Talent

/** A thing that may be an answer, or lead to several. */
function Touch({
  anchor,
  view,
  lang,
  play,
  label,
  about,
  why,
  className,
  data,
  children,
}: Pick<Props, 'view' | 'lang' | 'play'> & {
  readonly anchor: Anchor;
  readonly label: string;
  readonly about: Parameters<typeof useExplain>[0];
  readonly why?: string;
  readonly className: string;
  readonly data?: Readonly<Record<string, string | undefined>>;
  readonly children: ReactNode;
}) {
  const desk = useDesk();
  const frame = useFrame();
  const nameOf = useNameOf();
  const list = deeds(desk.choices.get(anchor) ?? [], view);
  const only = direct(list);
  const menuName = useMenuName(list, label, lang);
  const idle = list.length === 0 && why !== undefined;
  const told = idle && about ? { ...about, text: [why, ...(typeof about.text === 'string' ? [about.text] : about.text)] } : about;
  const explain = useExplain(told);
  const state = only ? play.state(only.topic, only.option) : list.length > 0 ? 'legal' : undefined;
  const click = (e: MouseEvent<HTMLButtonElement>) => {
    if (only) play.pick(only.topic, only.option);
    else if (list.length > 0) desk.open(anchor, e.currentTarget);
    else if (told) frame.explain(e.currentTarget, told, 'click');
  };
  return (
    <button
      type="button"
      className={`cd-held ${className}`}
      {...data}
      data-state={state}
      data-target={state ? '' : undefined}
      data-anchor={state ? anchor : undefined}
      data-wanted={wantedIn(play, list)}
      aria-disabled={state ? undefined : true}
      aria-haspopup={!only && list.length > 0 ? 'dialog' : undefined}
      {...explain}
      onClick={click}
    >
      <Hush name={only ? nameOf(only.ask, only.option) : list.length > 0 ? menuName : why ? `${label}. ${why}` : label}>{children}</Hush>
    </button>
  );
}
function Talent(props: Props & { readonly r: RocketeerView; readonly full: boolean }) {
  const { lang, r, full } = props;
  const labels = LABELS[lang];
  const about = optionAbout(r.option, lang);
  return (
    <Touch
      {...props}
      anchor={`talent:${r.role}`}
      label={typeset(`${labels.talent} : ${NAMES[lang].options[r.option].name}`, lang)}
      about={about}
      why={whyNotTalent(props, r)}
      className="sca-talent"
      data={{ 'data-used': r.used.talent ? '' : undefined, 'data-idle': acts(props, r) ? '' : undefined }}
    >
      <Art name={OPTION_ICON[r.option]} size={full ? 26 : 20} />
      {full && <small>{labels.talent}</small>}
      {full && <b>{NAMES[lang].options[r.option].name}</b>}
    </Touch>
  );
}
/** Used in the own turn: greyed when that cannot be done now. What is offered at its own moment stays as it is. */
const OWN: ReadonlySet<string> = new Set(['weapon', 'activated', 'own-phase']);
function Gear(props: Props & { readonly r: RocketeerView; readonly card: CardView; readonly mini: boolean }) {
  const { lang, r, card, mini } = props;
  const desk = useDesk();
  const labels = LABELS[lang];
  const strip = stripOf(card.kind);
  const name = NAMES[lang].items[card.kind].name;
  const state = !card.ready ? labels.analyse : card.used ? labels.used.toLowerCase() : '';
  const told = [card.printed > 0 ? labels.charges(card.charges, card.printed) : '', state].filter((x) => x).join(', ');
  // Its targets are on the ship, not here.
  const aims = [...desk.choices.values()].some((all) => all.some((c) => loose(c.option).card === card.card));
  const why = aims ? labels.why.aims : whyNotCard(props, card, r);
  const waits = !aims && acts(props, r) && OWN.has(ITEMS[card.kind].timing);
  const data = {
    'data-strip': strip,
    'data-used': card.used ? '' : undefined,
    'data-piece': `card:${card.card}`,
    'data-raw': card.ready ? undefined : '',
    'data-idle': waits ? '' : undefined,
  };
  const common = {
    anchor: `card:${card.card}` as const,
    label: told ? `${name}, ${told}` : name,
    about: itemAbout(card.kind, lang, told || undefined),
    ...(why ? { why } : {}),
    data,
  };
  if (mini)
    return (
      <Touch {...props} {...common} className="sca-mini">
        <Art name={pictureOf(card.kind)} size={26} />
        {card.printed > 0 && <i>{card.charges}</i>}
      </Touch>
    );
  return (
    <Touch {...props} {...common} className="sca-card">
      <i className="sca-card__strip">{labels.strip[strip]}</i>
      <span className="sca-card__art">
        <Art name={pictureOf(card.kind)} size={36} />
      </span>
      <b>{name}</b>
      <span className="sca-card__foot">
        {!card.ready ? (
          <em>{labels.analyse}</em>
        ) : isWeapon(card.kind) && card.printed === 0 ? (
          <Ranges kind={card.kind} />
        ) : card.printed > 0 || card.charges > 0 ? (
          Array.from({ length: Math.max(card.printed, card.charges) }, (_, i) => i).map((i) => (
            <Art key={i} name={i < card.charges ? 'charge' : 'charge-empty'} size={13} />
          ))
        ) : ITEMS[card.kind].single ? (
          labels.single
        ) : ITEMS[card.kind].timing === 'passive' ? (
          labels.always
        ) : null}
      </span>
      {card.used && <i className="sca-stamp">{labels.used}</i>}
      {card.stored && <Art name="overkill" size={18} className="sca-card__stored" />}
    </Touch>
  );
}
