import { Button, defineMessages, toast, useIntl } from '@seguia/shared/start';
import { EmptyState } from '@seguia/shared/ui/feedback/EmptyState.tsx';
import { useModal } from '@seguia/shared/ui/dialogs/use-modal.ts';
import { use, useEffect, useId, useRef, useState } from 'react';
import styles from './FailurePage.module.css';
import { FailureContext } from '../watch.ts';

const messages = defineMessages({
  title: { id: 'shell.error.internal', defaultMessage: 'Erreur interne du serveur' },
  failed: {
    id: 'shell.error.notice',
    defaultMessage: 'Quelque chose n’a pas marché. Rien de ce que vous avez enregistré n’est perdu.',
  },
  typedStays: {
    id: 'shell.error.typedStays',
    defaultMessage: 'Ce que vous étiez en train de saisir vous attend sur la page.',
  },
  back: { id: 'shell.error.back', defaultMessage: 'Revenir à la page' },
});

/** Milliseconds after "Go back" in which the same error is only a notice. */
const again = 10_000;
/** Milliseconds that the notice stays: enough for two short sentences, read in the sun. */
const duration = 12_000;

/**
 * The error page for what fails outside of rendering. It covers the page, which stays as it is, with what is typed in it. What fails again
 * by itself after "Go back", such as a timer, is said in a notice: a page that comes back every second would keep people from saving.
 */
export function FailurePage() {
  const intl = useIntl();
  const failures = use(FailureContext);
  const [shown, setShown] = useState<string | null>(null);
  const left = useRef({ cause: '', at: Number.NEGATIVE_INFINITY });
  const notice = intl.formatMessage(messages.failed);
  useEffect(
    () =>
      failures?.onFailure((error) => {
        const cause = String(error);
        const now = performance.now();
        if (cause !== left.current.cause || now - left.current.at > again) return setShown(cause);
        left.current.at = now;
        toast(notice, { kind: 'error', duration });
      }),
    [failures, notice],
  );
  if (shown === null) return null;
  const goBack = () => {
    left.current = { cause: shown, at: performance.now() };
    setShown(null);
  };
  return <OverThePage onBack={goBack} />;
}

function OverThePage({ onBack }: { onBack: () => void }) {
  const intl = useIntl();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useModal(dialog, onBack, false);
  return (
    <dialog ref={dialog} className={styles.page} aria-labelledby={id} {...close}>
      <h1 id={id} className={styles.title}>
        {intl.formatMessage(messages.title)}
      </h1>
      <EmptyState
        title={intl.formatMessage(messages.failed)}
        text={intl.formatMessage(messages.typedStays)}
        action={
          <Button variant="primary" onPress={onBack} autoFocus>
            {intl.formatMessage(messages.back)}
          </Button>
        }
      />
    </dialog>
  );
}
