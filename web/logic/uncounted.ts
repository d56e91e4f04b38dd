/** Matches that count in no figures, and what those at them are told. */
import type { TableInfo } from '../net/wire.ts';
import type { FrameText } from '../text/index.ts';

type Marks = Pick<TableInfo, 'training' | 'forked' | 'here'>;
export type Uncounted = FrameText['hands']['uncounted']['forked'];

export const counts = ({ training, forked, here }: Marks): boolean => !training && !forked && !here;
export const uncounted = ({ training, forked, here }: Marks, t: FrameText): Uncounted | undefined =>
  here ? t.hands.uncounted.here : forked ? t.hands.uncounted.forked : training ? t.hands.uncounted.training : undefined;
