/** What a shot would be: range, share visible, cover, dice, armour and chance, from here and from where the Trader would stand. */
import type { Lang } from '@cosmodrome/kit/text';
import { memo, type ReactNode } from 'react';
import { canShoot, chanceToHurt, dealtDice, gunsOf, shotDice } from '../judge/arms.ts';
import { areEnemies, armourOf } from '../judge/figures.ts';
import { distance, rangeBetween } from '../judge/place.ts';
import { coverOf, ninePoints, rayTo, shareSeen } from '../judge/sight.ts';
import type { Board, Shown, TokenId } from '../state.ts';
import { tokenName } from './desk.ts';
import { LABELS } from './labels.ts';
import { Art, DiceCount, portraitOf, TokenArt } from './pieces.tsx';
import { nameOf } from './terms.ts';

export interface Shot {
  readonly far: number;
  /** In the hundred. */
  readonly visible: number;
  readonly cover: ReturnType<typeof coverOf>;
  readonly dice: number;
  readonly armour: number;
  readonly chance: number;
}
/** Somebody may stand elsewhere than the board says: the board with it there. */
export const withMoved = (board: Board, moved: Shown): Board => ({
  ...board,
  figures: board.figures.map((f) => (f.id === moved.id ? moved : f)),
});
export function shotOf(board: Board, by: Shown, target: Shown, weapon: TokenId | null): Shot | undefined {
  const range = rangeBetween(by, target);
  const base = shotDice(board, by, weapon, range);
  const share = shareSeen(board, by, target);
  const cover = coverOf(share);
  const dice = base > 0 ? dealtDice(board, by, base, 0, range) : 0;
  const armour = armourOf(board, target).value;
  const less = armour + (cover === 'partial' ? 1 : 0);
  const open = canShoot(board, by, target, (r) => shotDice(board, by, weapon, r));
  return {
    far: Math.round(distance(by, target)),
    visible: Math.round(100 - share / 9),
    cover,
    dice,
    armour,
    chance: open ? chanceToHurt(dice, less, by.crew !== null) : 0,
  };
}
/** The enemy one would choose: the best chance, then the nearest. Others may be aimed at, but nobody is led to it. */
export function bestTarget(board: Board, by: Shown, weapon: TokenId): Shown | undefined {
  const open = board.figures.filter((f) => areEnemies(board, by, f) && canShoot(board, by, f, (r) => shotDice(board, by, weapon, r)));
  return open
    .map((f) => ({ f, shot: shotOf(board, by, f, weapon) }))
    .sort((a, b) => (b.shot?.chance ?? 0) - (a.shot?.chance ?? 0) || distance(by, a.f) - distance(by, b.f))[0]?.f;
}
export const raysOf = (board: Board, by: Shown, target: Shown) =>
  ninePoints(by.x, by.y, target).map((to) => {
    const hidden = rayTo(board, by, to);
    return { to, how: hidden === 100 ? ('stopped' as const) : hidden > 0 ? ('low' as const) : ('free' as const) };
  });

/** The same as long as the place looked from is. */
export const AimPanel = memo(function AimPanel({
  board,
  here,
  there,
  target,
  weapon,
  lang,
  choose,
}: {
  readonly board: Board;
  readonly here: Shown | undefined;
  readonly there: Shown | undefined;
  readonly target: Shown;
  readonly weapon: TokenId;
  readonly lang: Lang;
  choose(weapon: TokenId): void;
}) {
  const labels = LABELS[lang];
  const by = there ?? here;
  if (!by) return null;
  const columns = [
    ...(here ? [{ name: labels.fromHere, shot: shotOf(board, here, target, weapon) }] : []),
    ...(there ? [{ name: labels.after, shot: shotOf(withMoved(board, there), there, target, weapon) }] : []),
  ];
  const row = (name: string, of: (shot: Shot) => ReactNode) => (
    <tr>
      <th scope="row">{name}</th>
      {columns.map((c) => (
        <td key={c.name}>{c.shot ? of(c.shot) : '–'}</td>
      ))}
    </tr>
  );
  return (
    <section className="cs-plate cs-aim" aria-label={labels.shoot}>
      <h3>{labels.shoot}</h3>
      <p className="cs-aim-who">
        <Art id={portraitOf(target)} size={34} /> <b>{nameOf(target, lang)}</b>
      </p>
      <div className="cs-aim-guns">
        {gunsOf(board, by).map(({ token }) => (
          <button
            key={token}
            type="button"
            aria-pressed={token === weapon}
            aria-label={tokenName(board, token, lang)}
            data-on={token === weapon ? '' : undefined}
            onClick={() => choose(token)}
          >
            <TokenArt board={board} token={token} height={30} />
          </button>
        ))}
      </div>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map((c) => (
              <th key={c.name} scope="col">
                {c.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(labels.rows.range, (s) => labels.inches(s.far))}
          {row(labels.rows.visible, (s) => `${s.visible} %`)}
          {row(labels.rows.cover, (s) => labels.cover[s.cover])}
          {row(labels.rows.dice, (s) => (s.dice > 0 ? <DiceCount dice={s.dice} /> : labels.beyond))}
          {row(labels.rows.armour, (s) => `−${s.armour}`)}
          {row(labels.rows.hurt, (s) => (
            <strong>{Math.round(100 * s.chance)} %</strong>
          ))}
        </tbody>
      </table>
    </section>
  );
});
