import { XENO } from '../../content/index.ts';
import { type Lexicon, who } from '../lexicon.ts';

/** Why something cannot be done. */
export const refusals: Lexicon['refusals'] = {
  'not-in-hand': 'Cette carte n’est pas dans votre main.',
  'in-x': 'Impossible en secteur X.',
  'only-in-x': 'Possible seulement en secteur X.',
  landed: 'Vous avez déjà atterri ce tour-ci.',
  'too-many-cards': 'Vos propulseurs ne permettent pas tant de cartes.',
  'sector-full': 'Ce secteur a toutes ses planètes.',
  'no-pawn': 'Les cinq pions planète sont déjà en jeu.',
  'no-world': 'Plus de carte Extrasolaire pour cette zone.',
  'needs-1-card': 'Il faut 1 autre carte en main.',
  'needs-2-cards': 'Il faut 2 autres cartes en main.',
  'needs-card-or-laser': 'Il faut 1 autre carte ou 1 laser.',
  'needs-decoder-or-cards': 'Il faut un décodeur ou 2 autres cartes.',
  'needs-away': 'Jouable seulement hors du secteur I.',
  'needs-propulsor': 'Il faut au moins 1 propulseur.',
  'needs-crew': 'Il faut 1 escouade ou 1 expert à bord.',
  'needs-pc': 'Il faut au moins 1 PC.',
  'needs-3-px': 'Il faut 3 PX pour exploiter l’OZ.',
  'equipment-full': 'Tout votre équipement est au maximum.',
  'detectors-full': 'Vous avez déjà 2 détecteurs.',
  'experts-full': 'Plus de place pour un expert à bord.',
  'no-expert-left': 'Cette spécialité est épuisée dans la réserve.',
  'laser-and-propulsor-full': 'Lasers et propulseurs sont au maximum.',
  'squads-full': 'Vos escouades sont au complet.',
  'nothing-to-draw': 'Il n’y a plus de carte à piocher.',
  'no-detector': 'Vous n’avez pas de détecteur de risque.',
  'not-a-risk': 'Un détecteur ne sert que contre un risque.',
  'too-few-cards': 'Vous n’avez pas assez de cartes.',
  'row-full': 'Cette ligne est déjà au maximum.',
  'not-adjacent': 'Ce secteur n’est pas voisin du vôtre.',
  'no-decoder': 'Votre décodeur est au niveau 0.',
  'decoder-level': 'La carte B demande un décodeur de niveau 2.',
  decoded: 'Le décodeur a déjà servi ce tour-ci.',
  'nothing-hidden': 'Il n’y a pas de carte cachée à cet endroit.',
  'needs-5-received': 'Il faut avoir reçu au moins 5 cartes à la pioche.',
  'not-intact': 'Une carte de la pioche a déjà été utilisée.',
  'needs-9-px': 'Il faut 9 PX pour entrer en secteur X.',
  'visited-x': 'On ne va en secteur X qu’une fois par partie.',
  'no-such-planet': 'Cette planète n’est pas active.',
  elsewhere: 'Cette planète est dans un autre secteur.',
  squads: 'Il n’y a pas assez d’escouades pour se poser.',
  'proposals-used': 'Vos trois propositions de ce tour sont épuisées.',
  discoverer: 'Le découvreur est dans le secteur : il faut l’inviter.',
  'not-here': 'On n’invite que les vaisseaux de son secteur.',
  'no-calls-left': 'Vous n’avez plus d’appel à l’Imperator.',
  'not-at-base': 'Possible seulement à la base stellaire.',
  'needs-13-px': 'Il faut 13 ou 14 PX pour déclarer la fin.',
  'ending-already': 'La fin est déjà déclenchée.',
  'not-now': 'Ce n’est pas possible maintenant.',
  star: 'Laissez exactement le nombre de l’étoile, ou rien du tout.',
  'min-crew': 'Il faut davantage d’équipage parmi les éléments laissés.',
  'not-admitted': 'Cette réponse n’est pas possible.',
};

const WIN = XENO.win;
export const standing: Lexicon['standing'] = ({ first, field, px }, me) => {
  const mine = `Vous avez ${me.pc} {#pc} et ${me.px} {#px}`;
  const [best] = first;
  const leads = first.some((u) => u.seat === me.seat);
  const place = 1 + field.findIndex((u) => u.seat === me.seat);
  const rank = place === 2 ? 'deuxième' : `${place}e`;
  return [
    leads
      ? `${mine} : ${first.length > 1 ? 'vous partagez la tête' : 'vous menez'}.`
      : place > 1
        ? `${mine}, ${rank} derrière ${best ? who(best.seat) : ''} (${best?.pc}).`
        : `${mine} ; ${best ? who(best.seat) : ''} mène avec ${best?.pc}.`,
    me.px >= WIN
      ? 'Vous pouvez gagner : ce sont maintenant les PC qui décident.'
      : `Il vous manque ${WIN - me.px} PX pour pouvoir gagner${px > me.px ? ` ; une autre U.C. en a déjà ${px}` : ', et personne n’en a plus'}.`,
  ];
};

const after = (rounds: number): string => `en ${rounds} manche${rounds > 1 ? 's' : ''}`;
export const endings: Lexicon['endings'] = {
  playing: () => 'La partie est en cours.',
  declared: (rounds) => `Fin déclarée par une U.C., ${after(rounds)}.`,
  xeno: (rounds) => `Une U.C. a atteint 15 PX, ${after(rounds)}.`,
  imperator: (rounds) => `L’Imperator a atteint 25 PC, ${after(rounds)}.`,
  charted: (rounds) => `La Nébuleuse est entièrement cartographiée, ${after(rounds)}.`,
  standstill: (rounds) => `Cinq manches sans découverte ni atterrissage : fin ${after(rounds)}.`,
};
