import { CLOCK, type Seat, type Wall } from '@cosmodrome/kernel';
import type { AnyFace } from '@cosmodrome/kit/face';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { Rich } from '@cosmodrome/kit/ui/Rich';
import { actsOf } from '../logic/backs.ts';
import type { Entry } from '../logic/journal.ts';
import { useT } from '../text/index.ts';
import { Dialog } from './Dialog.tsx';
import { GameIcon } from './Journal.tsx';

/** What I have done since I last learnt something, newest first; below the wall what stays. */
export function Backs({
  backs,
  noBack,
  wall,
  alone,
  training,
  entries,
  face,
  seat,
  names,
  onBack,
  onClose,
}: {
  /** How many lines of the journal would be left after one step back, after two, … */
  readonly backs: readonly number[];
  readonly noBack: string | undefined;
  readonly wall: Wall | undefined;
  readonly alone: boolean;
  readonly training: boolean;
  readonly entries: readonly Entry[];
  readonly face: AnyFace;
  readonly seat: Seat;
  readonly names: readonly string[];
  onBack(steps: number): void;
  onClose(): void;
}) {
  const t = useT();
  const { acts, before, kept } = actsOf(entries, backs, seat);
  const go = (steps: number) => {
    onClose();
    onBack(steps);
  };
  const why =
    wall?.why !== 'answered'
      ? t.hands.wall[wall?.why ?? 'nothing']
      : wall.seat === CLOCK
        ? t.hands.wall.clock
        : t.hands.wall.answered(names[wall.seat] ?? '');
  const others = names.filter((_, s) => s !== seat).join(', ');
  return (
    <Dialog title={t.hands.turn} onClose={onClose}>
      <div className="cd-backs">
        <p className="cd-muted">{alone ? t.hands.withBots : t.hands.withPeople(others)}</p>
        <ol>
          {acts.map(({ lines }, i) => (
            <li key={`${acts.length - i} ${lines[0]?.index}`}>
              {lines[0] ? <GameIcon face={face} name={lines[0].icon} /> : <Icon name="check" />}
              <p>{lines[0] ? <Rich quiet>{lines[0].say}</Rich> : t.hands.act}</p>
              <button type="button" className="cd-button" data-kind={i === 0 ? 'go' : undefined} onClick={() => go(i + 1)}>
                <Icon name="back" /> {t.hands.back}
              </button>
            </li>
          ))}
          <li className="cd-wall" data-wall={wall?.why}>
            <Icon name="lock" />
            <p>
              {acts.length === 0 ? (noBack ?? t.hands.none) : why}
              {before && wall && wall.why !== 'nothing' && (
                <small>
                  <Rich quiet>{before.say}</Rich>
                </small>
              )}
              {(wall?.why === 'rolled' || wall?.why === 'revealed') && <small>{t.hands.learnt}</small>}
            </p>
          </li>
          {kept.map((line) => (
            <li key={line.index} data-kept="">
              <GameIcon face={face} name={line.icon} />
              <p>
                <Rich quiet>{line.say}</Rich>
              </p>
            </li>
          ))}
        </ol>
        {alone && (
          <footer>
            {acts.length > 1 && (
              <button type="button" className="cd-button" data-kind="go" onClick={() => go(acts.length)}>
                <Icon name="back" /> {t.hands.backAll}
              </button>
            )}
            <p>{training ? t.hands.training : t.hands.bots}</p>
          </footer>
        )}
      </div>
    </Dialog>
  );
}
