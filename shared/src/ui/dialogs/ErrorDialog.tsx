import { type ReactNode, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../buttons/Button.tsx';
import { useModal } from './use-modal.ts';
import { isolated } from '../values/isolated.tsx';
import styles from './Dialog.module.css';

export interface ErrorDialogProps {
  /** What went wrong, and the way out. */
  text: ReactNode;
  /** "Error" by default, as the specification has it. */
  title?: string | undefined;
  /** Name of the button; "OK" by default. */
  confirm?: string | undefined;
  onClose: () => void;
}

/** An `alertdialog` titled "Error", for a person's own act that failed with nothing kept to show. */
export function ErrorDialog({ text, title, confirm, onClose }: ErrorDialogProps) {
  const intl = useIntl();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useModal(dialog, onClose, false);
  return (
    <dialog
      ref={dialog}
      // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- ARIA in HTML allows it
      role="alertdialog"
      className={`${styles.dialog} ${styles.confirm}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      {...close}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title ?? intl.formatMessage({ id: 'ui.error', defaultMessage: 'Erreur' })}
      </h2>
      <div id={`${id}-text`} className={styles.text}>
        {isolated(text)}
      </div>
      <div className={styles.actions}>
        <Button variant="primary" onPress={onClose} autoFocus>
          {confirm ?? intl.formatMessage({ id: 'ui.ok', defaultMessage: 'OK' })}
        </Button>
      </div>
    </dialog>
  );
}
