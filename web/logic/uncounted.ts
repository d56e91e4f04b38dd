/** Matches that count in no figures, and what those at them are told. */
import type { TableInfo } from '../net/wire.ts';
import type { FrameText } from '../text/index.ts';

type Marks = Pick<TableInfo, 'training' | 'forked'>;
export type Uncounted = FrameText['hands']['uncounted']['forked'];

export const counts = ({ training, forked }: Marks): boolean => !training && !forked;
export const uncounted = ({ training, forked }: Marks, t: FrameText): Uncounted | undefined =>
  forked ? t.hands.uncounted.forked : training ? t.hands.uncounted.training : undefined;
