/** What a trading post has on its shelves: what one can take, and why not the rest. */
import { tokenOf } from '@cosmodrome/core-space/content/index';
import type { Json } from '@cosmodrome/kernel';
import type { Question } from '@cosmodrome/kit/text';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import type { Post } from '../content/index.ts';
import { goodsAt, pickerAt, whyNotBuy } from '../judge/market.ts';
import { outingOf, partyOf } from '../state.ts';
import { Choice, type Props, Token, wordsOf } from './parts.tsx';

export function Shelf({ ask, post, ...props }: Props & { readonly ask: Question; readonly post: Post }) {
  const { view, names } = props;
  const words = wordsOf(props);
  const { lexicon, called } = words;
  const outing = outingOf(view, ask.seat);
  if (!outing) return null;
  const party = partyOf(outing, ask.seat);
  const picks = pickerAt(outing, post);
  const pass: Json = { do: 'pass', post };
  const isOpen = props.play.state('trade', pass) !== undefined;
  const goods = goodsAt(view, post).map((token) => ({ token, why: whyNotBuy(view, outing, party, post, token) }));
  return (
    <>
      <p className="csc-line">
        {lexicon.names.posts[post].help as string}
        {picks !== undefined && picks !== ask.seat && (
          <>
            {' '}
            <SeatShape seat={picks} size="s" name={names[picks] ?? ''} /> {lexicon.barter.picks(names[picks] ?? '')}
          </>
        )}
      </p>
      <ul className="csc-choices">
        {goods
          .toSorted((a, b) => Number(a.why !== undefined) - Number(b.why !== undefined))
          .map(({ token, why }) => (
            <li key={token}>
              {why === undefined ? (
                <Choice {...props} ask={ask} option={{ do: 'buy', post, token }} title={called.token(token)}>
                  <Token kind={token} height={32} words={words} />
                </Choice>
              ) : (
                <div className="csc-choice" data-off="">
                  <Token kind={token} height={32} words={words} />
                  <b>{called.token(token)}</b>
                  <small>{lexicon.names.ua(tokenOf(token).cost ?? 0)}</small>
                  <span>
                    <Rich>{lexicon.refusals[why]}</Rich>
                  </span>
                </div>
              )}
            </li>
          ))}
        {isOpen && (
          <li>
            <Choice {...props} ask={ask} option={pass} />
          </li>
        )}
      </ul>
    </>
  );
}
