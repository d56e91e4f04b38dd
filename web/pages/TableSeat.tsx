import { gates } from '@cosmodrome/games/faces';
import type { Seat } from '@cosmodrome/kernel';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { useFace } from '../net/parts.ts';

interface Props {
  readonly seat: Seat;
  readonly name?: string;
  readonly size?: 'xs' | 's' | 'm' | 'l';
  readonly empty?: boolean;
}
/** A seat where its game is not loaded, or gives out colours only when it begins: a place, and no colour that would be another there. */
export function PlainSeat(props: Props) {
  return (
    <span className="plain-seat">
      <SeatShape {...props} />
    </span>
  );
}
/** A seat as it will look in its game, whose face is fetched meanwhile: the start needs it anyway. */
export function TableSeat({ game, ...props }: Props & { readonly game: string }) {
  const face = useFace(game);
  if (!face || gates.find((g) => g.id === game)?.coloursInGame) return <PlainSeat {...props} />;
  return (
    <span className="game-seat" data-game={game}>
      <SeatShape {...props} />
    </span>
  );
}
