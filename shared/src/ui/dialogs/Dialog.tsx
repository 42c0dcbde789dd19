import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../buttons/IconButton.tsx';
import { Toasts } from '../feedback/Toasts.tsx';
import { HeaderEnd } from '../provider/header-end.ts';
import { ModalContext } from './modal-context.ts';
import { useModal } from './use-modal.ts';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  /** Escape, the close button and a press outside. The owner unmounts it. */
  onClose: () => void;
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode;
  /** `sheet` comes up from the bottom of a phone and is at the side of a wide screen. */
  look?: 'dialog' | 'sheet' | undefined;
  children: ReactNode;
}

/** A modal dialog, shown while it is mounted; the focus goes back to where it was. */
export function Dialog({ title, onClose, actions, look = 'dialog', children }: DialogProps) {
  const intl = useIntl();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const close = useModal(dialog, onClose, true);
  // Set once the element is there: what opens from inside must draw again with it.
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  useLayoutEffect(() => setElement(dialog.current), []);
  // What scrolls must be within the keyboard's reach, by its content or by itself.
  useEffect(() => {
    const content = body.current;
    if (!content) return;
    const scrolls = content.scrollHeight > content.clientHeight;
    const reached = content.querySelector('a, button, input, select, textarea, [tabindex="0"]') !== null;
    content.tabIndex = scrolls && !reached ? 0 : -1;
  });
  return (
    <dialog ref={dialog} className={`${styles.dialog} ${styles[look]}`} aria-labelledby={id} {...close}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton
          icon="close"
          label={intl.formatMessage({ id: 'ui.close', defaultMessage: 'Fermer' })}
          onPress={onClose}
        />
      </div>
      <ModalContext value={element}>
        <div ref={body} className={styles.body}>
          <HeaderEnd value={null}>{children}</HeaderEnd>
        </div>
      </ModalContext>
      {actions && <div className={styles.actions}>{actions}</div>}
      <Toasts />
    </dialog>
  );
}
