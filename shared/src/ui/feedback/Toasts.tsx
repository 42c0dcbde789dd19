import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { dismissToast, pauseToast, resumeToast, type ToastEntry, useToasts } from './toast.ts';
import { isolated } from '../values/isolated.tsx';
import styles from './Toasts.module.css';

/**
 * The place of toasts: once in the shell, and in each dialog, outside of which nothing is heard. Its live regions are always there, so that no screen reader misses a text. None has a
 * region of its own: Chromium announces nothing in one that is silent (`aria-live="off"`), and what is loud in what is loud is read twice elsewhere.
 */
export function Toasts() {
  const { note, withAction } = useToasts();
  return (
    <div className={styles.place}>
      <Toast entry={withAction} />
      <Toast entry={note} />
    </div>
  );
}

function Toast({ entry }: { entry: ToastEntry | null }) {
  const kind = entry?.kind ?? 'info';
  // A dialog brings a region of its own. The toast that is already shown then was announced in the page's region, so it stays silent here.
  const [announced] = useState(entry);
  return (
    <div
      className={entry ? styles.toast : styles.none}
      onPointerEnter={() => entry && pauseToast(entry.id)}
      onPointerLeave={() => entry && resumeToast(entry)}
      onFocus={() => entry && pauseToast(entry.id)}
      onBlur={() => entry && resumeToast(entry)}
    >
      {entry && kind !== 'info' && <Icon name={kind === 'error' ? 'error' : 'check'} />}
      <div className={styles.text} aria-live={announced && announced === entry ? 'off' : 'polite'}>
        {/* A new element each time, so that the same words are announced again. */}
        {entry && <p key={entry.id}>{isolated(entry.text)}</p>}
      </div>
      {entry?.action && (
        <button type="button" className={styles.action} onClick={() => void runAction(entry)}>
          {entry.action.label}
        </button>
      )}
    </div>
  );
}

async function runAction({ id, action }: ToastEntry): Promise<void> {
  try {
    await action?.onPress();
  } finally {
    dismissToast(id);
  }
}
