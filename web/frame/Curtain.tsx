import type { Seat } from '@cosmodrome/kernel';
import { Icon } from '@cosmodrome/kit/ui/Icon';
import { SeatShape } from '@cosmodrome/kit/ui/SeatShape';
import { useState } from 'react';
import { useT } from '../text/index.ts';

const OPENING_MS = 640;
/** Between two people on one device. It stands instead of the table: while it is shut the page holds nothing of anybody's. */
export function Curtain({
  seat,
  name,
  game,
  motion,
  onOpen,
}: {
  readonly seat: Seat;
  readonly name: string;
  readonly game: string;
  readonly motion: boolean;
  onOpen(): void;
}) {
  const t = useT();
  const [opening, open] = useState(false);
  const go = () => {
    if (opening) return;
    open(true);
    setTimeout(onOpen, motion ? OPENING_MS : 0);
  };
  return (
    <div className="cd-frame" data-game={game}>
      <div className="cd-curtain" role="dialog" aria-modal="true" aria-labelledby="rideau" data-open={opening ? '' : undefined}>
        <div className="cd-curtain__leaf" />
        <div className="cd-curtain__leaf" />
        <div className="cd-curtain__card" hidden={opening}>
          <SeatShape seat={seat} name={name} size="xl" />
          <h2 id="rideau">{t.curtain.hand(name)}</h2>
          <p className="cd-muted">{t.curtain.hidden(name)}</p>
          <button type="button" className="cd-button cd-button-l" data-kind="go" ref={(b) => b?.focus()} onClick={go}>
            {t.curtain.open(name)}
          </button>
          <p className="cd-muted cd-curtain__note">
            <Icon name="device" small /> {t.curtain.device}
          </p>
        </div>
      </div>
    </div>
  );
}
