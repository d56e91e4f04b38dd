import { Icon } from '@cosmodrome/kit/ui/Icon';
import type { ReactNode } from 'react';
import { Heading, Modal, ModalOverlay, Dialog as RacDialog } from 'react-aria-components';
import { useT } from '../text/index.ts';

/** A dialog 420 wide on a scrim: traps the focus and gives it back; Esc and a click beside shut it. */
export function Dialog({
  title,
  onClose,
  children,
  wide,
}: {
  readonly title: string;
  onClose(): void;
  readonly children: ReactNode;
  readonly wide?: boolean;
}) {
  const t = useT();
  return (
    <ModalOverlay className="cd-scrim" isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className="cd-modal" data-wide={wide ? '' : undefined}>
        <RacDialog className="cd-dialog">
          <header>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <button type="button" className="cd-tool" aria-label={t.close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
          {children}
        </RacDialog>
      </Modal>
    </ModalOverlay>
  );
}
/** Asks before something that cannot be undone. */
export function AskFirst({
  title,
  text,
  yes,
  onYes,
  onClose,
}: {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  onYes(): void;
  onClose(): void;
}) {
  const t = useT();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <footer>
        <button type="button" className="cd-button" onClick={onClose}>
          {t.cancel}
        </button>
        <button
          type="button"
          className="cd-button"
          data-kind="risk"
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {yes}
        </button>
      </footer>
    </Dialog>
  );
}
