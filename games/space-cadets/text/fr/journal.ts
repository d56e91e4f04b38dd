import type { Lexicon } from '../lexicon.ts';
import { faces } from '../parts.ts';
import { at, dice, foe, found, item, list, many, role, thing, who } from './grammar.ts';
import { names } from './names.ts';
import { endings } from './reasons.ts';

// why an Alien chooses, moves, stays or does not attack
const WHY = {
  only: 'seul accessible',
  nearest: 'le plus proche',
  'order-token': 'plus grand jeton d’ordre',
  firecrackers: 'pétards',
} as const;
const STEP = {
  only: 'seul chemin',
  'face-up': 'tuile visible',
  'lowest-number': 'plus petit numéro',
  random: 'au hasard',
} as const;
const STAY = {
  'in-position': 'déjà à portée',
  'no-path': 'aucun chemin',
  immobile: 'immobile',
  carried: 'porté',
  stunned: 'sonné',
  'attacks-instead': 'il attaque',
} as const;
const HOLD = {
  'no-target': 'personne à portée',
  moved: 'il a bougé',
  'no-dice': 'aucun dé',
  surprise: 'surprise',
  'movement-only': 'déplacement seul',
} as const;
const TERROR = {
  moved: 'fuite',
  damage: '1 dégât',
  choice: 'fuite au choix',
  nothing: 'rien',
} as const;

export const notes: Lexicon['notes'] = {
  opening: (n) => ({
    icon: 'flag',
    say: `Mission : ${names.scenarios[n.scenario].name} (${names.modes[n.mode]}), ${n.rocketeers} Rocketeers`,
  }),
  crew: (n) => ({ icon: 'user', seat: n.seat, say: `{@${n.seat}} prend : ${role(n.role)}` }),
  docked: (n) => ({ icon: 'ship', seat: n.seat, say: 'La Navette accoste' }),
  kit: (n) => ({
    icon: 'card',
    say: `${role(n.role)} emporte ${list(n.items.map(item))}`,
  }),
  stowed: (n) => ({
    icon: 'lock',
    say: n.kept === '' ? `${role(n.role)} est désarmé` : `${role(n.role)} cache ${item(n.kept)}`,
  }),
  arrow: (n) => ({
    icon: 'arrow',
    say: `La flèche pointe : ${names.directions[n.direction]}`,
  }),
  'game-turn': (n) => ({ icon: 'sand', round: n.turn, say: `Manche ${n.turn}` }),
  proposal: (n) => ({
    icon: 'hand',
    seat: n.seat,
    say: `{@${n.seat}} propose : ${role(n.role)}`,
  }),
  marked: (n) => ({ icon: 'pin', seat: n.seat, say: `{@${n.seat}} montre : ${at(n.spot)}` }),
  intent: (n) => ({ icon: 'hand', seat: n.seat, say: `${role(n.role)} prévoit ${names.aims[n.aim]} : ${at(n.spot)}` }),
  order: (n) => ({
    icon: 'flag',
    say: `${role(n.role)} prend le {#order|jeton} ${n.token}`,
  }),
  'turn-begun': (n) => ({ icon: 'user', turn: true, say: `Tour : ${role(n.role)}` }),
  'turn-ended': (n) => ({ icon: 'clock', say: `${role(n.role)} a fini` }),
  'alien-turn': () => ({ icon: 'warn', turn: true, say: 'Tour des Aliens' }),
  'alien-step': (n) => ({ icon: 'bot', say: `${foe(n.type)} : ${n.figures} à jouer` }),
  cleanup: () => ({ icon: 'sync', say: 'Remise en ordre' }),
  'red-alert': () => ({ icon: 'warn', say: '{#red-alert|Alerte rouge} !' }),
  end: (n) => ({ icon: 'cup', say: endings[n.outcome] }),
  scan: (n) => ({
    icon: 'search',
    say: `${role(n.role)} {#scan|scanne} : ${at(n.spot)}${n.hatches.length > 0 ? `, ${many(n.hatches.length, 'sas', 'sas')}` : ''}${n.vent ? ', {#vent|grille}' : ''}`,
  }),
  marker: (n) => ({
    icon: 'pin',
    say: n.decoy ? 'Un leurre' : `Le marqueur révèle : ${at(n.spot)}`,
  }),
  'alien-token': (n) => ({
    icon: 'warn',
    say:
      n.aliens.length === 0
        ? `Jeton Alien ${n.token} : personne`
        : `Jeton Alien ${n.token} : ${list(n.aliens.map(foe))}${n.skipped ? ` (sans ${foe(n.skipped)})` : ''}`,
  }),
  alert: (n) => ({
    icon: 'bell',
    say: n.silenced ? '{#alert|Alert!} : alarme coupée' : n.calls ? '{#alert|Alert!} : des Aliens accourent' : '{#alert|Alert!} : rien',
  }),
  placed: (n) => ({ icon: 'plus', say: `${foe(n.type)} apparaît : ${at(n.spot)}` }),
  'not-placed': (n) => ({ icon: 'ban', say: `Plus de figurine : ${foe(n.type)}` }),
  'bug-recycled': (n) => ({
    icon: 'sync',
    say: `Un ${foe('bug')} lointain réapparaît : ${at(n.to)}`,
  }),
  found: (n) => ({
    icon: 'star',
    say: `Découverte : {#${n.find}|${found(n.find).name}} (${at(n.spot)})`,
  }),
  locker: (n) => ({
    icon: 'lock',
    say: `{#locker|Casier} : ${role(n.role)} (${at(n.spot)})`,
  }),
  event: (n) => ({
    icon: 'hot',
    say: `{#${n.event}|${names.events[n.event].name}}${n.ignored ? ' : sans effet' : ` : ${names.events[n.event].help}`}`,
  }),
  grown: (n) => ({
    icon: 'plus',
    say: n.foes.length === 0 ? 'Personne ne récupère' : `${list(n.foes.map(who))} récupère`,
  }),
  hp: (n) => ({
    icon: n.by > 0 ? 'plus' : 'hot',
    say: `${role(n.role)} : ${n.by > 0 ? '+' : '−'}${Math.abs(n.by)} {#hp|PV} (${n.hp})`,
  }),
  o2: (n) => ({ icon: 'sync', say: `${role(n.role)} : ${n.by > 0 ? '+' : '−'}${Math.abs(n.by)} {#o2|O²} (${n.o2})` }),
  protected: (n) => ({ icon: 'lock', say: `${item(n.item)} protège : ${role(n.role)}` }),
  spared: (n) => ({
    icon: 'check',
    say: `${role(n.role)} est épargné cette manche : ${names.effects[n.from].name}`,
  }),
  'mind-control': (n) => ({
    icon: 'warn',
    say: `{#effect/mind-control|Contrôle mental} : ${role(n.role)} perd un AP`,
  }),
  grappled: (n) => ({ icon: 'lock', say: `${role(n.role)} est saisi` }),
  'grip-broken': (n) => ({ icon: 'check', say: `${role(n.role)} se libère` }),
  pinned: (n) => ({
    icon: 'lock',
    say: `${role(n.role)} doit combattre avant de repartir`,
  }),
  component: (n) => ({
    icon: 'layers',
    say: `${role(n.role)} : ${n.by > 0 ? '+' : '−'}${Math.abs(n.by)} {#${n.component}|${names.components[n.component].name}}`,
  }),
  moved: (n) => ({
    icon: 'move',
    say: `${role(n.role)} : ${at(n.from)} → ${at(n.to)}`,
  }),
  hatch: (n) => ({
    icon: 'link',
    say: `${role(n.role)} : {#hatch|sas} ${names.edges[n.to]} entre ${at(n.between[0])} et ${at(n.between[1])}`,
  }),
  'picked-up': (n) => ({ icon: 'hand', say: `${role(n.role)} ramasse ${thing(n.thing)}` }),
  dropped: (n) => ({
    icon: 'down',
    say: `${role(n.role)} dépose ${item(n.item)} (${at(n.spot)})`,
  }),
  traded: (n) => ({
    icon: 'share',
    say: `${role(n.from)} donne ${thing(n.thing)} : ${role(n.to)}`,
  }),
  refused: (n) => ({ icon: 'close', say: `${role(n.role)} refuse` }),
  used: (n) => ({ icon: 'card', say: `${role(n.role)} utilise ${item(n.item)}` }),
  discarded: (n) => ({ icon: 'trash', say: `${item(n.item)} est défaussé` }),
  recharged: (n) => ({
    icon: 'plus',
    say: `${role(n.role)} recharge ${item(n.item)} (${n.charges})`,
  }),
  talent: (n) => ({
    icon: 'star',
    say: `${role(n.role)} : {#talent|Talent}, {#option/${n.option}|${names.options[n.option].name}}`,
  }),
  declared: (n) => {
    const aimed = n.target ? ` → ${who(n.target)}` : n.patient !== '' ? ` → ${role(n.patient)}` : '';
    const by = n.weapon !== '' ? `, ${item(n.weapon)}` : n.item !== '' ? `, ${item(n.item)}` : '';
    const what = n.act !== '' ? names.acts[n.act] : names.rolls[n.roll];
    return {
      icon: n.roll === 'attack' ? 'clash' : 'die',
      say: `${role(n.role)} : ${what}${by}${aimed}${n.dice > 0 ? `, ${dice(n.dice)}` : ''}`,
    };
  },
  boost: (n) => ({
    icon: 'plus',
    say: `${item(n.item)} : ${n.dice > 0 ? `+${dice(n.dice)}` : `+${many(n.successes, 'succès', 'succès')}`}`,
  }),
  roll: (n) => ({
    icon: 'die',
    say: `Jet : ${faces(n.faces)}, ${many(n.successes, '{#success|succès}', '{#success|succès}')}`,
  }),
  reroll: (n) => ({ icon: 'die', say: `${item(n.item)} : ${faces(n.before)} → ${faces(n.faces)}` }),
  result: (n) => ({
    icon: n.successes > 0 ? 'check' : 'close',
    say:
      n.successes === 0
        ? 'Échec'
        : n.overkills > 0
          ? `Réussi, ${many(n.overkills, '{#overkill|Overkill}', '{#overkill|Overkills}')}`
          : 'Réussi',
  }),
  overkill: (n) => ({
    icon: 'star',
    say: `{#option/${n.option}|${names.options[n.option].name}}${n.target ? ` → ${who(n.target)}` : n.helped !== '' ? ` → ${role(n.helped)}` : ''}`,
  }),
  'lost-overkills': (n) => ({
    icon: 'trash',
    say: `${many(n.count, 'Overkill perdu', 'Overkills perdus')}`,
  }),
  analyzed: (n) => ({
    icon: 'check',
    say: `${item(n.item)} est prêt${n.charges > 0 ? ` (${n.charges})` : ''}`,
  }),
  subdued: (n) => ({ icon: 'check', say: `${role(n.role)} subjugue ${who(n.foe)}` }),
  rescued: (n) => ({ icon: 'users', say: `${role(n.role)} sauve : ${item(n.item)}` }),
  'scenario-act': (n) => ({
    icon: 'flag',
    say: `${role(n.role)} : ${names.acts[n.act]}${n.goal > 0 ? `, ${n.progress} / ${n.goal}` : ''}`,
  }),
  command: (n) => ({
    icon: 'flag',
    say: `${role(n.from)} donne un {#command-ap|AP} : ${role(n.to)}`,
  }),
  flag: (n) => ({
    icon: 'flag',
    say: `${role(n.role)} brandit le drapeau : ${list(n.crew.map(role))}`,
  }),
  'flag-forfeit': (n) => ({ icon: 'close', say: `${role(n.role)} renonce à son action` }),
  concede: (n) => ({
    icon: 'flag',
    seat: n.seat,
    say: n.agrees ? `{@${n.seat}} veut abandonner` : `{@${n.seat}} veut continuer`,
  }),
  wound: (n) => ({ icon: 'hot', say: `${who(n.foe)} est blessé : ${n.hp} {#hp|PV}` }),
  killed: (n) => ({ icon: 'out', say: `${who(n.foe)} est éliminé` }),
  unharmed: (n) => ({ icon: 'lock', say: `${who(n.foe)} n'est pas touché` }),
  stunned: (n) => ({ icon: 'sand', say: `${who(n.foe)} est {#stun|sonné}` }),
  staggered: (n) => ({ icon: 'sand', say: `${who(n.foe)} chancelle : ${dice(n.dice)}` }),
  pushed: (n) => ({
    icon: 'move',
    say: `${foe(n.foe.type)} est poussé : ${at(n.from)} → ${at(n.foe.spot)}`,
  }),
  mine: (n) => ({
    icon: 'hot',
    say: n.laid
      ? `${item('electro-mine')} posée : ${at(n.spot)}`
      : n.killed
        ? `${item('electro-mine')} : ${who(n.killed)} est détruite`
        : `${item('electro-mine')} ramassée`,
  }),
  'object-moved': (n) => ({ icon: 'move', say: `${item(n.means)} : ${thing(n.thing)}, ${at(n.from)} → ${at(n.to)}` }),
  'alien-target': (n) => ({
    icon: 'focus',
    say: `${who(n.foe)} vise ${role(n.role)} : ${WHY[n.why]}, distance ${n.distance}`,
  }),
  'alien-moved': (n) => ({
    icon: 'move',
    say: `${foe(n.foe.type)} : ${at(n.from)} → ${at(n.foe.spot)}, vers ${role(n.toward)} (${STEP[n.why]})`,
  }),
  'alien-stayed': (n) => ({ icon: 'pause', say: `${who(n.foe)} ne bouge pas : ${STAY[n.why]}` }),
  'alien-attacked': (n) => ({
    icon: 'clash',
    say: `${who(n.foe)} attaque ${role(n.role)} : ${dice(n.dice)} (${WHY[n.why]})`,
  }),
  'alien-rolled': (n) => ({
    icon: 'die',
    say: `${foe(n.foe.type)} : ${faces(n.faces)}, ${many(n.successes, 'succès', 'succès')}`,
  }),
  'alien-overkill': (n) => ({ icon: 'warn', say: `{#effect/${n.effect}|${names.effects[n.effect].name}} → ${role(n.role)}` }),
  'alien-held': (n) => ({
    icon: 'pause',
    say: `${who(n.foe)} n'attaque pas : ${HOLD[n.why]}`,
  }),
  'brain-broadcast': (n) => ({
    icon: 'warn',
    say: n.roles.length === 0 ? `${who(n.foe)} n'atteint personne` : `${who(n.foe)} domine ${list(n.roles.map(role))}`,
  }),
  'entry-panic': (n) => ({
    icon: 'warn',
    say: `${foe(n.foe.type)} entre : {#effect/panic|Panique} pour ${list(n.roles.map(role))}`,
  }),
  terror: (n) => ({
    icon: 'warn',
    say: `{#effect/terror|${names.effects.terror.name}} : ${typeof n.victim === 'string' ? role(n.victim) : foe(n.victim.type)}, dé ${n.face === 10 ? 0 : n.face} (${TERROR[n.result]})`,
  }),
  invisible: (n) => ({ icon: 'hide', say: `${role(n.role)} devient invisible` }),
  'bugs-merged': (n) => ({
    icon: 'move',
    say: `Les {#swarm|insectes} se rejoignent : ${at(n.to)}, ${n.size} ensemble`,
  }),
  'bugs-approached': (n) => ({
    icon: 'move',
    say: `${many(n.size, 'insecte', 'insectes')} : ${at(n.from)} → ${at(n.to)}`,
  }),
  'bugs-moved': (n) => ({
    icon: 'move',
    say: `L'{#swarm|essaim} (${n.size}) : ${at(n.from)} → ${at(n.to)}, vers ${role(n.toward)}`,
  }),
  'bugs-attacked': (n) => ({
    icon: 'clash',
    say: `L'{#swarm|essaim} attaque ${role(n.role)} : ${dice(n.dice)}`,
  }),
  'bugs-rolled': (n) => ({
    icon: 'die',
    say: `Insectes : ${faces(n.faces)}, ${many(n.hits, 'touche', 'touches')}`,
  }),
  'scenario-tile': (n) => ({ icon: 'pin', say: `${at(n.spot)} est découverte` }),
  boss: (n) => ({ icon: 'warn', say: `${foe(n.type)} s'éveille : ${n.hp} {#hp|PV}` }),
  'marker-removed': (n) => ({
    icon: 'check',
    say: `${at(n.spot)} : marqueur retiré, ${n.left} à retirer`,
  }),
  freed: (n) => ({ icon: 'users', say: `Thralls libérés : ${n.count} / ${n.goal}` }),
  'drive-down': () => ({
    icon: 'check',
    say: 'La propulsion est coupée. Tous au Sas principal !',
  }),
  'alarm-silent': () => ({ icon: 'mute', say: "L'alarme est coupée" }),
  countdown: (n) => ({ icon: 'sand', say: `Compte à rebours : ${n.left}` }),
};
