import type { Lexicon } from '../lexicon.ts';
import { faces } from '../parts.ts';
import { at, dice, foe, found, item, list, many, role, thing, who } from './grammar.ts';
import { names } from './names.ts';
import { endings } from './reasons.ts';

// why an Alien chooses, moves, stays or does not attack
const WHY = {
  only: 'the only one in reach',
  nearest: 'the nearest',
  'order-token': 'highest Order token',
  firecrackers: 'firecrackers',
} as const;
const STEP = {
  only: 'the only way',
  'face-up': 'face-up tile',
  'lowest-number': 'lowest number',
  random: 'at random',
} as const;
const STAY = {
  'in-position': 'already in position',
  'no-path': 'no way',
  immobile: 'immobile',
  carried: 'carried',
  stunned: 'stunned',
  'attacks-instead': 'it attacks instead',
} as const;
const HOLD = {
  'no-target': 'nobody in range',
  moved: 'it has moved',
  'no-dice': 'no dice',
  surprise: 'surprise',
  'movement-only': 'movement only',
} as const;
const TERROR = {
  moved: 'flight',
  damage: '1 damage',
  choice: 'a step of choice',
  nothing: 'nothing',
} as const;

export const notes: Lexicon['notes'] = {
  opening: (n) => ({
    icon: 'flag',
    say: `Mission: ${names.scenarios[n.scenario].name} (${names.modes[n.mode]}), ${n.rocketeers} Rocketeers`,
  }),
  crew: (n) => ({ icon: 'user', seat: n.seat, say: `{@${n.seat}} takes the ${role(n.role)}` }),
  docked: (n) => ({ icon: 'ship', seat: n.seat, say: 'The Shuttlecraft docks' }),
  kit: (n) => ({
    icon: 'card',
    say: `The ${role(n.role)} takes ${list(n.items.map(item))}`,
  }),
  stowed: (n) => ({
    icon: 'lock',
    say: n.kept === '' ? `The ${role(n.role)} is disarmed` : `The ${role(n.role)} hides ${item(n.kept)}`,
  }),
  arrow: (n) => ({
    icon: 'arrow',
    say: `The arrow points ${names.directions[n.direction]}`,
  }),
  'game-turn': (n) => ({ icon: 'sand', round: n.turn, say: `Round ${n.turn}` }),
  proposal: (n) => ({
    icon: 'hand',
    seat: n.seat,
    say: `{@${n.seat}} proposes the ${role(n.role)}`,
  }),
  marked: (n) => ({ icon: 'pin', seat: n.seat, say: `{@${n.seat}} points at ${at(n.spot)}` }),
  intent: (n) => ({ icon: 'hand', seat: n.seat, say: `The ${role(n.role)} means ${names.aims[n.aim]}: ${at(n.spot)}` }),
  order: (n) => ({
    icon: 'flag',
    say: `The ${role(n.role)} takes {#order|token} ${n.token}`,
  }),
  'turn-begun': (n) => ({ icon: 'user', turn: true, say: `Turn of the ${role(n.role)}` }),
  'turn-ended': (n) => ({ icon: 'clock', say: `The ${role(n.role)} is done` }),
  'alien-turn': () => ({ icon: 'warn', turn: true, say: 'Alien Turn' }),
  'alien-step': (n) => ({ icon: 'bot', say: `${foe(n.type)}: ${n.figures} to act` }),
  cleanup: () => ({ icon: 'sync', say: 'Cleanup' }),
  'red-alert': () => ({ icon: 'warn', say: '{#red-alert|Red Alert}!' }),
  end: (n) => ({ icon: 'cup', say: endings[n.outcome] }),
  scan: (n) => ({
    icon: 'search',
    say: `The ${role(n.role)} {#scan|scans}: ${at(n.spot)}${n.hatches.length > 0 ? `, ${many(n.hatches.length, 'hatch', 'hatches')}` : ''}${n.vent ? ', {#vent|vent}' : ''}`,
  }),
  marker: (n) => ({
    icon: 'pin',
    say: n.decoy ? 'A decoy' : `The marker reveals: ${at(n.spot)}`,
  }),
  'alien-token': (n) => ({
    icon: 'warn',
    say:
      n.aliens.length === 0
        ? `Alien token ${n.token}: nobody`
        : `Alien token ${n.token}: ${list(n.aliens.map(foe))}${n.skipped ? ` (without ${foe(n.skipped)})` : ''}`,
  }),
  alert: (n) => ({
    icon: 'bell',
    say: n.silenced
      ? '{#alert|Alert!}: the alarm is silent'
      : n.calls
        ? '{#alert|Alert!}: Aliens come running'
        : '{#alert|Alert!}: nothing',
  }),
  placed: (n) => ({ icon: 'plus', say: `${foe(n.type)} appears: ${at(n.spot)}` }),
  'not-placed': (n) => ({ icon: 'ban', say: `No figure left: ${foe(n.type)}` }),
  'bug-recycled': (n) => ({
    icon: 'sync',
    say: `A far-off ${foe('bug')} reappears: ${at(n.to)}`,
  }),
  found: (n) => ({
    icon: 'star',
    say: `Discovery: {#${n.find}|${found(n.find).name}} (${at(n.spot)})`,
  }),
  locker: (n) => ({
    icon: 'lock',
    say: `{#locker|Locker}: ${role(n.role)} (${at(n.spot)})`,
  }),
  event: (n) => ({
    icon: 'hot',
    say: `{#${n.event}|${names.events[n.event].name}}${n.ignored ? ': no effect' : ` : ${names.events[n.event].help}`}`,
  }),
  grown: (n) => ({
    icon: 'plus',
    say: n.foes.length === 0 ? 'Nobody recovers' : `${list(n.foes.map(who))} recovers`,
  }),
  hp: (n) => ({
    icon: n.by > 0 ? 'plus' : 'hot',
    say: `${role(n.role)}: ${n.by > 0 ? '+' : '−'}${Math.abs(n.by)} {#hp|HP} (${n.hp})`,
  }),
  o2: (n) => ({ icon: 'sync', say: `${role(n.role)}: ${n.by > 0 ? '+' : '−'}${Math.abs(n.by)} {#o2|O²} (${n.o2})` }),
  protected: (n) => ({ icon: 'lock', say: `${item(n.item)} protects the ${role(n.role)}` }),
  spared: (n) => ({
    icon: 'check',
    say: `The ${role(n.role)} is spared this round: ${names.effects[n.from].name}`,
  }),
  'mind-control': (n) => ({
    icon: 'warn',
    say: `{#effect/mind-control|Mind Control}: the ${role(n.role)} loses an AP`,
  }),
  grappled: (n) => ({ icon: 'lock', say: `The ${role(n.role)} is grappled` }),
  'grip-broken': (n) => ({ icon: 'check', say: `The ${role(n.role)} breaks free` }),
  pinned: (n) => ({
    icon: 'lock',
    say: `The ${role(n.role)} must fight before moving on`,
  }),
  component: (n) => ({
    icon: 'layers',
    say: `${role(n.role)}: ${n.by > 0 ? '+' : '−'}${Math.abs(n.by)} {#${n.component}|${names.components[n.component].name}}`,
  }),
  moved: (n) => ({
    icon: 'move',
    say: `The ${role(n.role)}: ${at(n.from)} → ${at(n.to)}`,
  }),
  hatch: (n) => ({
    icon: 'link',
    say: `The ${role(n.role)}: {#hatch|hatch} ${names.edges[n.to]} between ${at(n.between[0])} and ${at(n.between[1])}`,
  }),
  'picked-up': (n) => ({ icon: 'hand', say: `The ${role(n.role)} picks up ${thing(n.thing)}` }),
  dropped: (n) => ({
    icon: 'down',
    say: `The ${role(n.role)} drops ${item(n.item)} (${at(n.spot)})`,
  }),
  traded: (n) => ({
    icon: 'share',
    say: `The ${role(n.from)} gives ${thing(n.thing)} to the ${role(n.to)}`,
  }),
  refused: (n) => ({ icon: 'close', say: `The ${role(n.role)} refuses` }),
  used: (n) => ({ icon: 'card', say: `The ${role(n.role)} uses ${item(n.item)}` }),
  discarded: (n) => ({ icon: 'trash', say: `${item(n.item)} is discarded` }),
  recharged: (n) => ({
    icon: 'plus',
    say: `The ${role(n.role)} recharges ${item(n.item)} (${n.charges})`,
  }),
  talent: (n) => ({
    icon: 'star',
    say: `${role(n.role)}: {#talent|Talent}, {#option/${n.option}|${names.options[n.option].name}}`,
  }),
  declared: (n) => {
    const aimed = n.target ? ` → ${who(n.target)}` : n.patient !== '' ? ` → ${role(n.patient)}` : '';
    const by = n.weapon !== '' ? `, ${item(n.weapon)}` : n.item !== '' ? `, ${item(n.item)}` : '';
    const what = n.act !== '' ? names.acts[n.act] : names.rolls[n.roll];
    return {
      icon: n.roll === 'attack' ? 'clash' : 'die',
      say: `${role(n.role)}: ${what}${by}${aimed}${n.dice > 0 ? `, ${dice(n.dice)}` : ''}`,
    };
  },
  boost: (n) => ({
    icon: 'plus',
    say: `${item(n.item)}: ${n.dice > 0 ? `+${dice(n.dice)}` : `+${many(n.successes, 'success', 'successes')}`}`,
  }),
  roll: (n) => ({
    icon: 'die',
    say: `Roll: ${faces(n.faces)}, ${many(n.successes, '{#success|success}', '{#success|successes}')}`,
  }),
  reroll: (n) => ({ icon: 'die', say: `${item(n.item)}: ${faces(n.before)} → ${faces(n.faces)}` }),
  result: (n) => ({
    icon: n.successes > 0 ? 'check' : 'close',
    say:
      n.successes === 0
        ? 'Failure'
        : n.overkills > 0
          ? `Success, ${many(n.overkills, '{#overkill|Overkill}', '{#overkill|Overkills}')}`
          : 'Success',
  }),
  overkill: (n) => ({
    icon: 'star',
    say: `{#option/${n.option}|${names.options[n.option].name}}${n.target ? ` → ${who(n.target)}` : n.helped !== '' ? ` → ${role(n.helped)}` : ''}`,
  }),
  'lost-overkills': (n) => ({
    icon: 'trash',
    say: `${many(n.count, 'Overkill lost', 'Overkills lost')}`,
  }),
  analyzed: (n) => ({
    icon: 'check',
    say: `${item(n.item)} is ready${n.charges > 0 ? ` (${n.charges})` : ''}`,
  }),
  subdued: (n) => ({ icon: 'check', say: `The ${role(n.role)} subdues the ${who(n.foe)}` }),
  rescued: (n) => ({ icon: 'users', say: `The ${role(n.role)} rescues ${item(n.item)}` }),
  'scenario-act': (n) => ({
    icon: 'flag',
    say: `${role(n.role)}: ${names.acts[n.act]}${n.goal > 0 ? `, ${n.progress} / ${n.goal}` : ''}`,
  }),
  command: (n) => ({
    icon: 'flag',
    say: `The ${role(n.from)} gives a {#command-ap|Command AP} to the ${role(n.to)}`,
  }),
  flag: (n) => ({
    icon: 'flag',
    say: `The ${role(n.role)} raises the flag: ${list(n.crew.map(role))}`,
  }),
  'flag-forfeit': (n) => ({ icon: 'close', say: `The ${role(n.role)} forgoes the action` }),
  concede: (n) => ({
    icon: 'flag',
    seat: n.seat,
    say: n.agrees ? `{@${n.seat}} wants to concede` : `{@${n.seat}} wants to play on`,
  }),
  wound: (n) => ({ icon: 'hot', say: `The ${who(n.foe)} is wounded: ${n.hp} {#hp|HP}` }),
  killed: (n) => ({ icon: 'out', say: `The ${who(n.foe)} is eliminated` }),
  unharmed: (n) => ({ icon: 'lock', say: `The ${who(n.foe)} is unharmed` }),
  stunned: (n) => ({ icon: 'sand', say: `The ${who(n.foe)} is {#stun|stunned}` }),
  staggered: (n) => ({ icon: 'sand', say: `The ${who(n.foe)} staggers: ${dice(n.dice)}` }),
  pushed: (n) => ({
    icon: 'move',
    say: `The ${foe(n.foe.type)} is pushed: ${at(n.from)} → ${at(n.foe.spot)}`,
  }),
  mine: (n) => ({
    icon: 'hot',
    say: n.laid
      ? `${item('electro-mine')} laid: ${at(n.spot)}`
      : n.killed
        ? `${item('electro-mine')}: the ${who(n.killed)} is destroyed`
        : `${item('electro-mine')} picked up`,
  }),
  'object-moved': (n) => ({ icon: 'move', say: `${item(n.means)}: ${thing(n.thing)}, ${at(n.from)} → ${at(n.to)}` }),
  'alien-target': (n) => ({
    icon: 'focus',
    say: `The ${who(n.foe)} goes for the ${role(n.role)}: ${WHY[n.why]}, distance ${n.distance}`,
  }),
  'alien-moved': (n) => ({
    icon: 'move',
    say: `The ${foe(n.foe.type)}: ${at(n.from)} → ${at(n.foe.spot)}, towards the ${role(n.toward)} (${STEP[n.why]})`,
  }),
  'alien-stayed': (n) => ({ icon: 'pause', say: `The ${who(n.foe)} stays: ${STAY[n.why]}` }),
  'alien-attacked': (n) => ({
    icon: 'clash',
    say: `The ${who(n.foe)} attacks the ${role(n.role)}: ${dice(n.dice)} (${WHY[n.why]})`,
  }),
  'alien-rolled': (n) => ({
    icon: 'die',
    say: `The ${foe(n.foe.type)}: ${faces(n.faces)}, ${many(n.successes, 'success', 'successes')}`,
  }),
  'alien-overkill': (n) => ({ icon: 'warn', say: `{#effect/${n.effect}|${names.effects[n.effect].name}} → ${role(n.role)}` }),
  'alien-held': (n) => ({
    icon: 'pause',
    say: `The ${who(n.foe)} does not attack: ${HOLD[n.why]}`,
  }),
  'brain-broadcast': (n) => ({
    icon: 'warn',
    say: n.roles.length === 0 ? `The ${who(n.foe)} reaches nobody` : `The ${who(n.foe)} dominates the ${list(n.roles.map(role))}`,
  }),
  'entry-panic': (n) => ({
    icon: 'warn',
    say: `The ${foe(n.foe.type)} enters: {#effect/panic|Panic} for the ${list(n.roles.map(role))}`,
  }),
  terror: (n) => ({
    icon: 'warn',
    say: `{#effect/terror|${names.effects.terror.name}}: ${typeof n.victim === 'string' ? role(n.victim) : foe(n.victim.type)}, die ${n.face === 10 ? 0 : n.face} (${TERROR[n.result]})`,
  }),
  invisible: (n) => ({ icon: 'hide', say: `The ${role(n.role)} turns invisible` }),
  'bugs-merged': (n) => ({
    icon: 'move',
    say: `The {#swarm|Bugs} unite: ${at(n.to)}, ${n.size} together`,
  }),
  'bugs-approached': (n) => ({
    icon: 'move',
    say: `${many(n.size, 'Bug', 'Bugs')}: ${at(n.from)} → ${at(n.to)}`,
  }),
  'bugs-moved': (n) => ({
    icon: 'move',
    say: `The {#swarm|swarm} (${n.size}): ${at(n.from)} → ${at(n.to)}, towards the ${role(n.toward)}`,
  }),
  'bugs-attacked': (n) => ({
    icon: 'clash',
    say: `The {#swarm|swarm} attacks the ${role(n.role)}: ${dice(n.dice)}`,
  }),
  'bugs-rolled': (n) => ({
    icon: 'die',
    say: `Bugs: ${faces(n.faces)}, ${many(n.hits, 'hit', 'hits')}`,
  }),
  'scenario-tile': (n) => ({ icon: 'pin', say: `${at(n.spot)} is found` }),
  boss: (n) => ({ icon: 'warn', say: `${foe(n.type)} awakes: ${n.hp} {#hp|HP}` }),
  'marker-removed': (n) => ({
    icon: 'check',
    say: `${at(n.spot)}: marker removed, ${n.left} left`,
  }),
  freed: (n) => ({ icon: 'users', say: `Thralls freed: ${n.count} / ${n.goal}` }),
  'drive-down': () => ({
    icon: 'check',
    say: 'The drive is down. All back to the Airlock!',
  }),
  'alarm-silent': () => ({ icon: 'mute', say: 'The alarm is silent' }),
  countdown: (n) => ({ icon: 'sand', say: `Countdown: ${n.left}` }),
};
