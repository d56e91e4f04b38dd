/** The pictures of the handbook, made of the pieces of the campaign's pages: portraits, things, boxes of a ship, pips of a Career. */
import { type TokenKind, type TraderId, tokenOf } from '@cosmodrome/core-space/content/index';
import type { Lang } from '@cosmodrome/kit/text';
import { type FigureProps, Named, Row, Then } from '@cosmodrome/kit/ui/handbook';
import { FILLED_AT_START, POST, type Post, ROWS, SYSTEMS, WEAR } from '../content/index.ts';
import { names as en } from '../text/en/names.ts';
import { names as fr } from '../text/fr/names.ts';
import { Boxes, Pips, Portrait, Thing } from '../ui/parts.tsx';

const NAMES = { fr, en } as const;
const say = (lang: Lang, french: string, english: string): string => (lang === 'fr' ? french : english);
/** What the die offers half of the time. */
const AZURIUM = 5;
const CREW: readonly TraderId[] = ['lars', 'jace', 'gak'];
const Token = ({ kind, price }: { readonly kind: TokenKind; readonly price: string }) => (
  <Named say={price}>
    <Thing kind={kind} height={44} />
  </Named>
);

/** What one has, a mission, what one has then. */
export function Goal({ lang }: FigureProps) {
  const { sell } = tokenOf('energy-pistol');
  return (
    <Row>
      {CREW.map((profile) => (
        <Portrait key={profile} profile={profile} size={44} />
      ))}
      <Then say={say(lang, 'mission', 'mission')} />
      <Token kind="azurium" price={`${AZURIUM} UA`} />
      <Token kind="energy-pistol" price={`${sell} UA`} />
      <Then say={say(lang, 'commerce', 'trading')} />
      <Named say={say(lang, 'à la fin', 'in the end')}>
        <b>{AZURIUM + sell} UA</b>
      </Named>
    </Row>
  );
}
/** The four phases after a mission, in their order. */
export function After({ lang }: FigureProps) {
  const { phases } = NAMES[lang];
  return (
    <Row>
      <b>{phases.playing}</b>
      {([phases.extraction, phases.advancement, phases.trading, phases.maintenance] as const).flatMap((phase) => [
        <Then key={`to ${phase}`} />,
        <b key={phase}>{phase}</b>,
      ])}
    </Row>
  );
}
/** Somebody lies over there: what the Purge does first, and the two ways that are left. */
export function Left({ lang }: FigureProps) {
  return (
    <Row>
      <Portrait profile="gak" size={44} />
      <Then say={say(lang, 'la Purge : 1', 'the Purge: 1')} />
      <Named say={say(lang, 'prise', 'taken')}>
        <b>1/6</b>
      </Named>
      <Then say={say(lang, 'sinon', 'else')} />
      <Named say={say(lang, 'téléporteur : 1 mort sur 6', 'teleporter: 1 in 6 dies')}>
        <b>0 UA</b>
      </Named>
      <Named say={say(lang, 'par ses moyens : rançon, loi, retour', 'on their own: ransom, law, way home')}>
        <b>{say(lang, '0 à 5 UA', '0 to 5 UA')}</b>
      </Named>
    </Row>
  );
}
/** A Career of five, the sixth point next; and what the end of the row brings. */
export function Career({ lang }: FigureProps) {
  const career = 5;
  const [row] = ROWS;
  const { statistics } = NAMES[lang];
  return (
    <Row>
      <Portrait profile="jace" size={44} />
      <Named say={`${career} / ${row}`}>
        <Pips of={row} on={career} />
      </Named>
      <Then say={String(row)} />
      <Named say={`+1 ${statistics.health}`}>
        <b>♥</b>
      </Named>
      <Named say={`+1 ${statistics.skill}`}>
        <b>✦</b>
      </Named>
    </Row>
  );
}
/** What one post has, and another. */
export function Market({ lang }: FigureProps) {
  const { posts } = NAMES[lang];
  const sold: readonly (readonly [Post, TokenKind])[] = [
    ['bs-mart', 'medi-stim'],
    ['claw-store', 'outland-energy-rifle'],
    ['armourote', 'combat-jacket'],
  ];
  return (
    <Row>
      {sold.map(([post, kind]) => (
        <Token key={post} kind={kind} price={`${posts[post].name}, ${POST[post].from}–${POST[post].to} UA`} />
      ))}
    </Row>
  );
}
/** A ship as it was founded, and after a mission in which its hull was worn. */
export function Ship({ lang }: FigureProps) {
  const worn = WEAR[5];
  return (
    <Row>
      {SYSTEMS.map((system) => (
        <Named key={system} say={NAMES[lang].systems[system].name}>
          <span data-weak={system === worn ? '' : undefined}>
            <Boxes full={system === worn ? FILLED_AT_START - 2 : FILLED_AT_START} />
          </span>
        </Named>
      ))}
    </Row>
  );
}
