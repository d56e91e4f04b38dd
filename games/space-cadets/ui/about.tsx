/** Hover cards of what stands on the board, in the words of the rules. */
import type { About } from '@cosmodrome/kit/face';
import type { Lang, Sentence } from '@cosmodrome/kit/text';
import { ALIEN, ITEMS, type ItemKind, STAGGER_DICE, WEAPON_DICE, type WeaponKind } from '../content/index.ts';
import { foundIn } from '../text/parts.ts';
import { CARD_RULES, FOE_RULES, OPTION_RULES, ROLE_RULES } from '../text/rulebook.ts';
import type { AlienView, CellView, EdgeView, RocketeerView, View } from '../view.ts';
import { Art, pictureOf, stripOf } from './art.tsx';
import { LABELS } from './labels.ts';
import { threat } from './odds.ts';
import { NAMES, ROLES } from './terms.ts';

export const tileName = (view: View, cell: number, lang: Lang): string => {
  const c = view.cells[cell];
  if (!c) return '';
  if (c.name) return `${NAMES[lang].tiles[c.name]}${c.up ? '' : ' (?)'}`;
  return c.up ? LABELS[lang].tile(c.tile) : LABELS[lang].hidden.toLowerCase();
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function cellAbout(view: View, c: CellView, lang: Lang): About {
  const labels = LABELS[lang];
  const text: Sentence[] = [];
  if (!c.up) text.push(labels.hiddenText);
  if (c.backs.length > 0) text.push(labels.lies(c.backs.map((b) => labels.backs[b]).join(', ')));
  const things = [
    ...c.finds.map((f) => `{#${f}|${foundIn(NAMES[lang], f).name}}`),
    ...c.lockers.map((r) => `{#locker} (${NAMES[lang].roles[r].name})`),
    ...[...c.cards, ...c.mines].map((id) => `{#${view.cards[id]!.kind}|${NAMES[lang].items[view.cards[id]!.kind].name}}`),
  ];
  if (things.length > 0) text.push(labels.lies(things.join(', ')));
  for (const { seat, plan } of view.marks.filter((m) => m.cell === c.cell))
    text.push(plan ? labels.intends(NAMES[lang].roles[plan.role].name, NAMES[lang].aims[plan.aim]) : labels.pointed(seat));
  if (c.name) text.push(labels.room[c.name]);
  if (c.start) text.push(labels.starts);
  if (c.vent) text.push(labels.vent);
  if (c.box) text.push(labels.box);
  if (c.muster) text.push(labels.muster);
  return { title: capital(tileName(view, c.cell, lang)), text };
}
export function edgeAbout(view: View, e: EdgeView, lang: Lang): About {
  const labels = LABELS[lang];
  return {
    title: labels.hatch(NAMES[lang].edges[e.state]),
    text: labels.hatchText[e.state],
    more: `${capital(tileName(view, e.a, lang))} – ${tileName(view, e.b, lang)}`,
    rules: ['SCA-HATCH-01'],
  };
}
/** What it would do if the Alien Turn began now. */
export function planOf(view: View, id: number, lang: Lang): string | undefined {
  const labels = LABELS[lang].plans;
  const f = view.forecast.find((x) => x.id === id);
  if (!f) return undefined;
  const out: string[] = [];
  if (f.stays) out.push(labels.stays[f.stays]);
  else if (f.target) out.push(labels.toward(NAMES[lang].roles[f.target].name, f.distance, labels.why[f.why]));
  if (f.attacks && f.dice > 0) out.push(labels.attacks(NAMES[lang].roles[f.attacks].name, f.dice));
  return out.join(' ') || undefined;
}
export function foeAbout(view: View, foe: AlienView, many: number, lang: Lang): About {
  const labels = LABELS[lang];
  const entry = NAMES[lang].foes[foe.type];
  const state = [foe.stunned ? labels.stunned : '', foe.stagger > 0 ? labels.staggered(STAGGER_DICE * foe.stagger) : ''].filter((x) => x);
  const plan = planOf(view, foe.id, lang);
  return {
    title: `${entry.name}${many > 1 ? ` ×${many}` : ''}, ${tileName(view, foe.at, lang)}`,
    text: [
      `${labels.foeFacts(foe.hp, foe.maxHp, foe.dice, ALIEN[foe.type].range)}${state.length > 0 ? ` · ${state.join(', ')}` : ''}`,
      entry.help,
    ],
    ...(plan ? { more: plan } : {}),
    rules: FOE_RULES[foe.type].slice(0, 2),
  };
}
export function bossAbout(view: View, lang: Lang): About {
  const boss = view.boss!;
  const labels = LABELS[lang];
  const entry = NAMES[lang].foes[boss.type];
  const relays = view.objective.markers - view.objective.removed;
  const state = boss.targetable ? [] : [boss.subduable ? labels.broken : labels.shielded(relays)];
  return {
    title: entry.name,
    text: [`${labels.ofHp(boss.hp, boss.maxHp)} ${labels.hp}`, ...state, entry.help],
    rules: FOE_RULES[boss.type].slice(0, 2),
  };
}
export function roleAbout(view: View, r: RocketeerView, name: string, lang: Lang): About {
  const labels = LABELS[lang];
  const entry = ROLES[lang][r.role];
  const state = [r.grips.length > 0 ? labels.grips : '', r.pinned ? labels.pinned : '', r.invisible ? labels.invisible : ''].filter(
    (x) => x,
  );
  const wounds = threat(view, r.role);
  return {
    title: `${entry.name} · ${name}`,
    text: [
      `${labels.ofHp(r.hp, r.maxHp)} {#hp|${labels.hp}} · ${r.o2} {#o2|O²} · {#iq|${labels.iq}} ${r.iq}${state.length > 0 ? ` · ${state.join(', ')}` : ''}`,
      entry.help,
    ],
    ...(wounds > 0 ? { more: `${labels.threat(labels.wounds(wounds))}.` } : {}),
    rules: ROLE_RULES[r.role].slice(0, 2),
  };
}

const rangeLine = (kind: WeaponKind): readonly { readonly range: number; readonly dice: number }[] =>
  WEAPON_DICE[kind].flatMap((dice, range) => (dice > 0 ? [{ range, dice }] : []));
/** Dice by range, as on the cards. */
export function Ranges({ kind }: { readonly kind: ItemKind }) {
  return (
    <span className="sca-ranges">
      {rangeLine(kind as WeaponKind).map(({ range, dice }) => (
        <span key={range}>
          <i>{range}</i>
          {dice}
        </span>
      ))}
    </span>
  );
}
export function itemAbout(kind: ItemKind, lang: Lang, more?: Sentence): About {
  const entry = NAMES[lang].items[kind];
  const labels = LABELS[lang];
  const print = ITEMS[kind];
  const facts = [
    labels.strip[stripOf(kind)],
    print.large ? labels.large : '',
    print.single ? labels.single : '',
    print.charges > 0 ? labels.charges(print.charges, print.charges) : '',
  ].filter((x) => x);
  return {
    title: entry.name,
    text: [entry.help],
    more: [facts.join(' · '), more].filter((x) => x).join(' — '),
    rules: CARD_RULES[kind].slice(0, 2),
    art: (
      <span className="sca-big" data-game="space-cadets" data-strip={stripOf(kind)}>
        <Art name={pictureOf(kind)} size={84} />
      </span>
    ),
  };
}
export const optionAbout = (option: RocketeerView['option'], lang: Lang): About => ({
  title: NAMES[lang].options[option].name,
  text: NAMES[lang].options[option].help,
  rules: OPTION_RULES[option].slice(0, 2),
});
