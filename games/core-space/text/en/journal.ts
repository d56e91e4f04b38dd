import { cardAt, type Effect, PURGE_KINDS } from '../../content/index.ts';
import type { FigureId } from '../../state.ts';
import type { View } from '../../view.ts';
import { airlockLetter, figureName, inches, playerOf } from '../figures.ts';
import type { Lexicon } from '../lexicon.ts';
import { names } from './names.ts';
import { prints } from './prints.ts';
import { skills } from './skills.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const list = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');
const who = (view: View, id: FigureId): string => figureName(names, view, id);
const all = (view: View, ids: readonly FigureId[]): string => list(ids.map((id) => who(view, id)));
const by = (view: View, id: FigureId | null): string => (id === null ? '' : ` by ${who(view, id)}`);
const long = (units: number): string => inches(units, '.');
const WALKS: Readonly<Record<Parameters<Lexicon['notes']['walked']>[0]['how'], string>> = {
  move: 'moves',
  shuffle: 'shuffles',
  reaction: 'reacts and moves',
  npc: 'moves',
  panic: 'runs in panic',
  drag: 'drags',
  card: 'is moved',
};
const HOW: Readonly<Record<Parameters<Lexicon['notes']['attack']>[0]['how'], string>> = {
  ranged: 'shoots at',
  close: 'strikes',
  thrown: 'throws at',
  blast: 'blasts',
  card: 'hits',
  ship: 'fires the airlock gun at',
};
const WHY: Readonly<Record<Parameters<Lexicon['notes']['npc-target']>[0]['why'], string>> = {
  contact: 'in contact with it',
  captain: 'a Captain in sight comes before all others',
  marked: 'an Event has marked this Captain',
  'nearest-open': 'the nearest it sees without cover',
  'nearest-cover': 'it sees nobody without cover, the nearest in sight',
  'nearest-way': 'it sees nobody, the nearest on foot',
  'nearest-unreachable': 'no way leads to anybody, the nearest',
  priority: 'wanted most',
  'most-hurt': 'easiest to hurt',
};
const EFFECTS: Readonly<Record<Parameters<Lexicon['notes']['effect']>[0]['effect'], string>> = {
  'unhurt-in-cover': 'in cover, shots do not hurt this round',
  'unhurt-far-or-in-cover': 'in cover or beyond Short range, shots do not hurt this round',
  'unhurt-by-shots': 'shots do not hurt this round',
  'armour-up': 'armour +2 this round',
  unhurt: 'nothing hurts until the end of the next round',
  'blended-at-wall': 'nobody can target it while it touches a wall',
  blended: 'nobody can target it while it is not engaged',
  vanished: 'nobody can target it this round',
  'shot-in-hand': 'one shot is kept in hand',
  'no-tech': 'no tech skills',
  'jammed-guns': 'no shooting this round',
  rooted: 'no Move action this round',
  guarded: 'somebody takes its Hits this round',
  heeled: 'its Merg takes its Hits this round',
  bound: 'it has a handler',
  loose: 'nobody holds it any more',
  enraged: 'Moves 2″ longer and 2 dice more hand to hand this turn',
  berserk: 'Moves 2″ longer, 2 dice more, and it runs enemies down this turn',
  charging: 'a free blow for each of three it runs into',
  patched: 'half mended',
  attacked: 'it has been attacked',
  spurred: 'one more action this round',
  outwitted: 'its turn is over',
  reported: 'somebody has seen it attack a Civilian',
  commandeered: 'it obeys the Corps',
  'let-by': 'may pass through somebody of another crew this turn',
  'held-up': 'has been refused a way through this round',
  smoked: 'no shots at it this round',
};
const WARDEN: Readonly<Record<Parameters<Lexicon['notes']['warden']>[0]['does'], string>> = {
  attack: 'it attacks',
  'attack-purge': 'the Purge are near, it attacks them',
  commandeered: 'the Corps are near, it {#commandeered|obeys them}',
  roll: 'the die decides',
  search: 'it wants to search somebody',
  question: 'it wants to ask somebody',
  'call-backup': 'it calls for backup',
  'move-along-arrow': 'it walks along the arrow',
  'run-along-arrow': 'it runs along the arrow',
};
/** Besides the lines of the chart. */
const OTHER_WHY: Readonly<Record<string, string>> = {
  'CS-GCO-04': 'somebody lies there to be arrested',
  'CS-GAT-03': 'a fallen Trader to take along',
  'CS-GAT-05': 'no enemy is near, it goes back to its Mother',
};
const COVER = { none: '', partial: ', partial cover', total: ', total cover' } as const;

/** What a card says at a level. CS-EVT-03 */
function paragraph(card: Parameters<typeof cardAt>[0], level: number): string {
  const { low, mid, high } = cardAt(card);
  return (level <= 2 ? low : level <= 4 ? mid : high).map((effect: Effect) => prints.effect(effect)).join(' ');
}
/** Who was to arrive. */
const awaited = (who: string): string => {
  const kind = PURGE_KINDS.find((one) => one === who);
  if (kind) return names.purge[kind].one;
  return who === 'ganger' ? 'Ganger' : who === 'civilian' ? 'Civilian' : names.npcs[who as 'guard'].name;
};

const arriving = (kind: string): string =>
  (PURGE_KINDS as readonly string[]).includes(kind)
    ? names.purge[kind as 'harvester'].name
    : awaited(kind.startsWith('ganger') ? 'ganger' : kind);
const CLIMBED = {
  ladder: 'takes a ladder',
  step: 'climbs a step',
  onto: 'climbs onto something',
  off: 'gets down',
  over: 'vaults over something',
  down: 'comes down a floor',
  gap: 'jumps over a gap',
  window: 'is through the window',
} as const;
export const notes: Lexicon['notes'] = {
  'crew-chosen': ({ crew, figures }, view) => `${playerOf(view, crew)} brings ${all(view, figures)}.`,
  starts: ({ crew }, view) => `By lot, ${playerOf(view, crew)} chooses an airlock first.`,
  'airlock-chosen': ({ crew, airlock }, view) => `${playerOf(view, crew)} docks at airlock ${airlockLetter(airlock)}.`,
  'round-begun': ({ round, holder }, view) => `Round ${round}: ${playerOf(view, holder)} holds the {#holder|Turn token}.`,
  'phase-begun': ({ phase }) =>
    ({
      setup: 'Setting up.',
      hostility: 'Hostility Phase.',
      traders: 'Traders’ Phase.',
      purge: 'Purge Phase.',
      npcs: 'NPC Phase.',
      assessment: 'Assessment.',
      rescue: 'Somebody was left behind.',
      over: 'The mission is over.',
    })[phase],
  hostility: ({ by: n, pegs, level, why }) =>
    `Hostility ${n > 0 ? '+' : '−'}${Math.abs(n)} (${{ round: 'a new round', gunfire: 'gunfire', card: 'event', skill: 'skill', mission: 'mission' }[why]}): ${pegs}, level ${level}.`,
  charged: () => 'The Purge is {#charged|Charged}.',
  'event-drawn': ({ card, level }) => `Event: {#card/${cardAt(card).key}}. ${paragraph(card, level)}`,
  'event-void': ({ card }) => `{#card/${cardAt(card).key}} changes nothing: another card.`,
  'no-event': () => 'No event this round.',
  'deck-shuffled': () => 'The events are shuffled anew.',
  activated: ({ figure }, view) => `${who(view, figure)}’s turn.`,
  'turn-ended': ({ figure }, view) => `${who(view, figure)} is done.`,
  'turn-lost': ({ figure }, view) => `${who(view, figure)} loses the turn.`,
  'stays-aboard': ({ crew }, view) => `${playerOf(view, crew)}: the rest stay aboard.`,
  walked: ({ figure, length, how }, view) => `${who(view, figure)} ${WALKS[how]} ${long(length)}.`,
  entered: ({ figure, airlock }, view) => `${who(view, figure)} comes out of airlock ${airlockLetter(airlock)}.`,
  'went-home': ({ figure }, view) => `${who(view, figure)} is home and safe.`,
  'stood-up': ({ figure }, view) => `${who(view, figure)} stands up.`,
  contact: ({ mover, touched }, view) => `${who(view, mover)} comes into contact with ${who(view, touched)}.`,
  opportunity: ({ by: striker, against, taken }, view) =>
    taken
      ? `${who(view, striker)} takes the {#opportunity|opportunity} against ${who(view, against)}.`
      : `${who(view, striker)} lets ${who(view, against)} go.`,
  'first-strike': ({ by: striker, against }, view) => `{#icon/first-strike}: ${who(view, striker)} against ${who(view, against)}.`,
  'ship-used': ({ crew, figure, upgrade, level, crate, airlock }, view) =>
    `${figure === null ? `The ship of ${playerOf(view, crew)}` : who(view, figure)}: ${names.upgrades[upgrade].name} ${level}${crate === null ? '' : `, crate ${crate + 1}`}${airlock === null ? '' : `, to airlock ${airlockLetter(airlock)}`}.`,
  peeked: ({ crew, crate }, view) => `${playerOf(view, crew)} knows what is in crate ${crate + 1}.`,
  foreseen: ({ who: kind, number, entry }) =>
    `Scanners: ${number} × ${arriving(kind)} will come at {#entry-point|Entry Point} ${entry + 1}.`,
  'purge-roll': ({ figure, taken }, view) =>
    `${who(view, figure)} ${taken ? 'was taken by the Purge' : 'still lies there: the Purge has passed by'}.`,
  'rescue-called': ({ crew, first }, view) => `${playerOf(view, crew)} ${first ? 'goes back for those left behind' : 'goes along'}.`,
  'rescue-begun': ({ crews }, view) => `Rescue Mission: ${list(crews.map((crew) => playerOf(view, crew)))}.`,
  'knows-row': ({ row }) => `The data says: the prisoner sits in the ${row} row of cells.`,
  attack: ({ how, by: attacker, target, weapon, dice, range, cover }, view) => {
    const verb = attacker === null ? `${who(view, target)} is hit` : `${who(view, attacker)} ${HOW[how]} ${who(view, target)}`;
    const what = weapon === null ? '' : ` with {#token/${weapon}}`;
    const far = range === null ? '' : `, ${names.ranges[range]} range`;
    return `${verb}${what}: ${count(dice, 'die', 'dice')}${far}${COVER[cover]}.`;
  },
  rolled: ({ hits, fails }) => `${count(hits, 'Hit', 'Hits')}${fails > 0 ? `, ${count(fails, 'Fail', 'Fails')}` : ''}.`,
  rerolled: ({ by: owner }, view) => `${who(view, owner)} rerolls a die.`,
  stray: ({ target, among }, view) => `In the scuffle of ${all(view, among)}, the shot goes to ${who(view, target)}.`,
  attacked: ({ target, end, damage, cover, armour }, view) => {
    const name = who(view, target);
    const less = [...(cover > 0 ? [`cover −${cover}`] : []), ...(armour > 0 ? [`armour −${armour}`] : [])];
    const why = less.length > 0 ? ` (${less.join(', ')})` : '';
    return {
      hurt: `${name} takes ${damage} damage${why}.`,
      stopped: `${name} is not hurt${why}.`,
      missed: less.length > 0 ? `${name} is not hurt${why}.` : `${name} is missed.`,
      cancelled: 'The attack comes to nothing.',
      fails: 'Two Fails: the attack is lost.',
      'lost-sight': `${name} is out of sight: the attack is lost.`,
      ignored: `${name} ignores it.`,
    }[end];
  },
  defeated: ({ figure, by: victor }, view) => `${who(view, figure)} is {#defeated|Defeated}${by(view, victor)}.`,
  removed: ({ figure }, view) => `${who(view, figure)} is off the board.`,
  'shield-down': ({ figure }, view) => `${who(view, figure)}’s shield is {#overloaded}.`,
  jammed: ({ figure }, view) => `${who(view, figure)}’s gun {#jammed|jams}.`,
  broken: ({ figure }, view) => `Something of ${who(view, figure)} {#broken|breaks}.`,
  unjammed: ({ figure }, view) => `${who(view, figure)} unjams a gun.`,
  repaired: ({ figure }, view) => `Something of ${who(view, figure)} is repaired.`,
  'kill-token': ({ figure }, view) => `${who(view, figure)} takes the {#kill-token}.`,
  blast: ({ by: thrower, off }, view) =>
    `${thrower === null ? 'A blast' : `${who(view, thrower)}’s blast`} ${off === 0 ? 'is on the spot' : `is ${long(off)} off`}.`,
  lands: () => 'It goes off here.',
  'knocked-down': ({ figure }, view) => `${who(view, figure)} falls {#prone|Prone}.`,
  frozen: ({ figure }, view) => `${who(view, figure)} is frozen: the next turn is lost.`,
  'guns-jammed': ({ figures }, view) => `No shooting this round for ${all(view, figures)}.`,
  scattered: ({ figure, number }, view) => `${who(view, figure)} is scattered ${number}″.`,
  pushed: ({ by: pusher, target, hits, to }, view) =>
    to === null ? `${who(view, target)} has no room to be pushed.` : `${who(view, pusher)} pushes ${who(view, target)} ${hits}″.`,
  'push-failed': ({ by: pusher, target }, view) => `${who(view, pusher)} fails to push ${who(view, target)}.`,
  followed: ({ by: pusher }, view) => `${who(view, pusher)} follows.`,
  healed: ({ figure, health, by: healer }, view) => `${who(view, figure)} regains ${health} Health${by(view, healer)}.`,
  revived: ({ figure, by: healer }, view) => `${who(view, figure)} is revived${by(view, healer)}.`,
  dragged: ({ by: bearer, body }, view) => `${who(view, bearer)} drags ${who(view, body)}.`,
  searched: ({ figure, body }, view) => `${who(view, figure)} searches ${body === null ? 'a crate' : who(view, body)}.`,
  'room-searched': ({ figure, empty }, view) => `${who(view, figure)} searches the room${empty ? ': nothing is left' : ''}.`,
  took: ({ figure, what }, view) => `${who(view, figure)} takes {#token/${what}}.`,
  left: ({ figure, what }, view) => `${who(view, figure)} leaves {#token/${what}}.`,
  dropped: ({ figure, what }, view) => `${who(view, figure)} drops {#token/${what}}.`,
  picked: ({ figure, what }, view) => `${who(view, figure)} picks up {#token/${what}}.`,
  'put-in': ({ figure, what }, view) => `${who(view, figure)} puts {#token/${what}} in.`,
  'took-hits': ({ figure, for: whose, hits }, view) =>
    `${who(view, figure)} takes ${hits} ${hits === 1 ? 'Hit' : 'Hits'} for ${who(view, whose)}.`,
  reconnected: ({ figure, merg }, view) => `${who(view, figure)} has hold of ${who(view, merg)} again.`,
  stampede: ({ figure }, view) => `${who(view, figure)} runs wild.`,
  patched: ({ figure, points, needed }, view) => `${who(view, figure)} is half mended: ${points} of ${needed} points.`,
  shifted: ({ by, hurled }, view) => `${who(view, by)} ${hurled ? 'hurls a piece of scenery' : 'moves a piece of scenery'}.`,
  gave: ({ from, to, what }, view) => `${who(view, from)} gives ${who(view, to)} {#token/${what}}.`,
  money: ({ crew, by: n, money }, view) => `${playerOf(view, crew)}: ${n > 0 ? '+' : '−'}${Math.abs(n)} {#ua}, ${money} in all.`,
  threw: ({ figure, what }, view) => `${who(view, figure)} throws {#token/${what}}.`,
  used: ({ figure, on, what }, view) => `${who(view, figure)} uses {#token/${what}}${on === figure ? '' : ` on ${who(view, on)}`}.`,
  reloaded: ({ figure, pegs }, view) => `${who(view, figure)} reloads ${pegs}.`,
  donned: ({ figure, what }, view) => `${who(view, figure)} ${what === null ? 'takes the armour off' : `puts on {#token/${what}}`}.`,
  persuaded: ({ figure, target, hits, needed }, view) =>
    `${who(view, figure)} talks to ${who(view, target)}: ${hits} of ${needed}${hits >= needed ? ', agreed' : ', no'}.`,
  joined: ({ figure, crew }, view) => `${who(view, figure)} {#joining|joins} ${playerOf(view, crew)}.`,
  'left-crew': ({ figure, crew }, view) => `${who(view, figure)} leaves ${playerOf(view, crew)}.`,
  abandoned: ({ crew, figures }, view) => `${playerOf(view, crew)} abandons ${all(view, figures)}.`,
  interacted: ({ figure }, view) => `${who(view, figure)} {#interact|interacts}.`,
  tried: ({ figure, piece, done, hits, needed }, view) => {
    const deed = { check: 'the console is running', seal: 'the Entry Point shuts', charges: 'the charge is off' }[piece];
    return `${who(view, figure)}: ${hits} of ${needed}, ${done ? deed : 'not yet'}.`;
  },
  charge: ({ figure, placed }, view) => `${who(view, figure)} places a charge: ${placed} in all.`,
  countdown: ({ rounds, last }) => `The countdown runs: ${count(rounds, 'round', 'rounds')}, it goes off at the end of round ${last}.`,
  'mission-done': ({ piece }) =>
    ({ seal: 'All is sealed and nothing is left crawling: everybody is safe.', charges: 'It goes off. Nothing that was there is left.' })[
      piece
    ],
  informant: ({ figure, knows }, view) => `${who(view, figure)} ${knows ? 'is the one who knows' : 'knows nothing'}.`,
  'cell-opened': ({ cell, here }) => `Cell ${cell + 1} is open: ${here ? 'there he is' : 'empty'}.`,
  alarm: () => 'All {#alert|Security is on alert}.',
  warden: ({ figure, does, number }, view) => `${who(view, figure)}${number > 0 ? ` rolls ${number}` : ''}: ${WARDEN[does]}.`,
  frisked: ({ figure, what }, view) =>
    what === null ? `${who(view, figure)} pays a Skill peg and keeps everything.` : `${who(view, figure)} gives up {#token/${what}}.`,
  questioned: ({ figure, paid }, view) => `${who(view, figure)} is questioned${paid ? ' and talks a Skill peg’s worth' : ''}.`,
  apprehended: ({ figure, by: officer }, view) => `${who(view, figure)} is {#apprehended|Apprehended}${by(view, officer)}.`,
  assimilated: ({ figure, by: mother }, view) => `${who(view, mother)} assimilates ${who(view, figure)}: dead for good, with everything.`,
  bred: ({ figure }, view) => `${who(view, figure)} makes one more Spider.`,
  sprung: ({ number }) => `A Spider token stirs: ${number}${number === 1 ? ', it goes off' : ''}.`,
  insert: ({ figure, left }, view) => `${who(view, figure)} is ${left === 2 ? 'damaged' : 'failing'}.`,
  wrecked: ({ figure, broken }, view) => `${who(view, figure)} ${broken ? 'breaks a door down' : 'attacks a door: it holds'}.`,
  smashed: ({ figure }, view) => `${figure === null ? 'The blast' : who(view, figure)} breaks a window.`,
  climbed: ({ figure, how }, view) => `${who(view, figure)} ${CLIMBED[how]}.`,
  feat: ({ figure, number, done }, view) => `${who(view, figure)} rolls ${number}: ${done ? 'done' : 'it fails'}.`,
  fell: ({ figure, drop }, view) => `${who(view, figure)} falls ${long(drop)}.`,
  lift: ({ to }) => `The lift goes to floor ${to}.`,
  tipped: ({ figure }, view) => `${who(view, figure)} tips a table over: total cover.`,
  demolished: ({ figure, what, broken }, view) => {
    const thing = names.structures[what].name.toLowerCase();
    if (figure === null) return broken ? `The blast destroys a ${thing}.` : `A ${thing} withstands the blast.`;
    return `${who(view, figure)} ${broken ? `destroys a ${thing}` : `attacks a ${thing}: it holds`}.`;
  },
  'airlock-locked': ({ airlock }) => `Airlock ${airlockLetter(airlock)} is locked this round.`,
  'kept-card': ({ crew }, view) => `${playerOf(view, crew)} keeps a card of {#assistance}.`,
  'card-played': ({ crew, card, level }, view) => `${playerOf(view, crew)} plays {#card/${cardAt(card).key}}. ${paragraph(card, level)}`,
  skill: ({ figure, skill, level }, view) => `${who(view, figure)}: {#skill/${skill}|${skills[skill].name} ${level}}.`,
  'peg-paid': ({ figure }, view) => `${who(view, figure)} pays a Skill peg.`,
  loses: ({ figure, what, n }, view) =>
    `${who(view, figure)} loses ${what === 'turn' ? count(n, 'turn', 'turns') : count(n, 'action', 'actions')}.`,
  effect: ({ figure, effect }, view) => `${who(view, figure)}: ${EFFECTS[effect]}.`,
  truce: ({ crews: [a, b] }, view) => `${playerOf(view, a)} and ${playerOf(view, b)} make a {#truce}.`,
  'truce-ended': ({ crews: [a, b] }, view) => `The {#truce} of ${playerOf(view, a)} and ${playerOf(view, b)} is over.`,
  'let-by': ({ figure, by }, view) => `${who(view, by)} lets ${who(view, figure)} pass.`,
  'offer-refused': ({ from, to }, view) => `${playerOf(view, to)} says no to ${playerOf(view, from)}.`,
  door: ({ state }) => ({ open: 'A door opens.', closed: 'A door closes.', locked: 'A door is locked.' })[state],
  arrived: ({ figures, entry }, view) => `${all(view, figures)}: arrival at {#entry-point|Entry Point} ${entry + 1}.`,
  'nobody-arrived': ({ who: wanted, why }) =>
    ({
      die: `The die brings no ${awaited(wanted)}.`,
      supply: `No ${awaited(wanted)} is left to arrive.`,
      once: `A ${awaited(wanted)} comes only once.`,
      sealed: `All Entry Points are {#sealed|closed}: no ${awaited(wanted)} arrives.`,
    })[why],
  'entry-sealed': ({ entry }) => `Entry Point ${entry + 1} is {#sealed|closed}.`,
  'npc-target': ({ figure, target, why, distance, tied }, view) =>
    `${who(view, figure)} {#target|goes for} ${who(view, target)}: ${WHY[why]}${distance > 0 ? ` (${long(distance)})` : ''}${tied.length > 1 ? `; the die chose among ${all(view, tied)}` : ''}.`,
  'npc-idle': ({ figure, why }, view) =>
    `${who(view, figure)} ${{ 'no-target': 'finds no target', linked: 'can do nothing else this turn', 'lost-turn': 'loses the turn' }[why]}.`,
  'npc-does': ({ figure, does, target, rule }, view) => {
    const name = who(view, figure);
    if (does === 'stand') return `${name} stands up: that takes its action.`;
    const deed = { close: 'strikes', move: 'moves', shoot: 'shoots' }[does];
    const why =
      rule in prints.chart
        ? prints.chart[rule as keyof typeof prints.chart]
        : (OTHER_WHY[rule] ?? 'its actions are linked, it goes on as it began');
    return `${name} {#chart|${deed}}${does === 'move' ? ` towards ${who(view, target)}` : ''}: ${why}.`;
  },
  'npc-route': ({ figure, target, length, detour, reachable }, view) =>
    reachable
      ? `The way to ${who(view, target)} is ${long(length)} long${detour > 0 ? `, ${long(detour)} of it round others` : detour < 0 ? ', and somebody is in it' : ''}.`
      : `${who(view, figure)} finds no way to ${who(view, target)}.`,
  civilian: ({ figure, icon, number, does }, view) =>
    `${who(view, figure)} rolls ${number}, {#chance/${icon}}${does in prints.civilian ? `: ${prints.civilian[does as keyof typeof prints.civilian]}` : ''}.`,
  led: ({ figure }, view) => `${who(view, figure)} is led by the game master.`,
  turned: ({ figure, into }, view) => `${who(view, figure)} was ${who(view, into)} all along!`,
  wished: ({ seat, wish }, view) => {
    const me = `{@${seat}}`;
    switch (wish.wish) {
      case 'mine':
        return `${me} will see to crate ${wish.crate + 1}.`;
      case 'yours':
        return `${me} leaves crate ${wish.crate + 1} to a comrade.`;
      case 'strike':
        return `${me} wants ${who(view, wish.foe)} down.`;
      case 'home':
        return `${me} calls everybody home.`;
      case 'leaving':
        return `${me} is on the way home.`;
    }
  },
  'left-behind': ({ figures }, view) =>
    `The ships wait no longer: ${list(figures.map((figure) => who(view, figure)))} ${figures.length > 1 ? 'are' : 'is'} left behind.`,
  over: ({ winners }, view) =>
    winners.length > 0
      ? `The mission is over: ${list(winners.map((crew) => playerOf(view, crew)))} won.`
      : 'The mission is over: nobody won.',
  'saw-crate': ({ what }) => (what.length > 0 ? `In the crate: ${list(what.map((kind) => `{#token/${kind}}`))}.` : 'The crate is empty.'),
  found: ({ figure, what }, view) => `${who(view, figure)} finds {#token/${what}}.`,
  'saw-cards': ({ cards }) => `Next: ${list(cards.map((card) => `{#card/${cardAt(card).key}}`))}.`,
};
