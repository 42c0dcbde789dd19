import { type ReactNode, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../buttons/Button.tsx';
import { useModal } from './use-modal.ts';
import { isolated } from '../values/isolated.tsx';
import styles from './Dialog.module.css';

export interface ConfirmDialogProps {
  title: string;
  /** The consequence. */
  text?: ReactNode;
  /** The verb itself, e.g. "Delete"; "Confirm" by default. */
  confirm?: string | undefined;
  /** "Cancel" by default. */
  cancel?: string | undefined;
  danger?: boolean | undefined;
  /** While the confirmed act runs. */
  busy?: boolean | undefined;
  /** Further choices between the two, e.g. "Wait". */
  choices?: readonly { label: string; onPress: () => void }[] | undefined;
  /** Stands below the buttons, and is not a part of the question: what the app offers besides. */
  below?: ReactNode;
  onConfirm: () => void;
  /** Also Escape, where there is no `onEscape`. */
  onCancel: () => void;
  /** Escape and the back gesture, where cancelling would cost something. */
  onEscape?: (() => void) | undefined;
}

/** Asks before something that cannot simply be taken back. `alertdialog`; the focus starts at Cancel where it is dangerous. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    text,
    confirm,
    cancel,
    danger = false,
    busy,
    choices = [],
    below,
    onConfirm,
    onCancel,
    onEscape = onCancel,
  } = props;
  const intl = useIntl();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useModal(dialog, onEscape, false);
  return (
    <dialog
      ref={dialog}
      // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- ARIA in HTML allows it
      role="alertdialog"
      className={`${styles.dialog} ${styles.confirm}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      {...close}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {text && (
        <div id={`${id}-text`} className={styles.text}>
          {isolated(text)}
        </div>
      )}
      <div className={styles.actions}>
        <Button onPress={onCancel} autoFocus={danger}>
          {cancel ?? intl.formatMessage({ id: 'ui.cancel', defaultMessage: 'Annuler' })}
        </Button>
        {choices.map((choice) => (
          <Button key={choice.label} onPress={choice.onPress}>
            {choice.label}
          </Button>
        ))}
        <Button variant={danger ? 'danger' : 'primary'} onPress={onConfirm} busy={busy} autoFocus={!danger}>
          {confirm ?? intl.formatMessage({ id: 'ui.confirm', defaultMessage: 'Confirmer' })}
        </Button>
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </dialog>
  );
}
