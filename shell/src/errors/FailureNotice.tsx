import { defineMessages, useIntl, toast } from '@seguia/shared/start';
import { use, useEffect } from 'react';
import { FailureContext } from './watch.ts';

const messages = defineMessages({
  failed: {
    id: 'shell.error.notice',
    defaultMessage: 'Quelque chose n’a pas marché. Rien de ce que vous avez enregistré n’est perdu.',
  },
});

/** Milliseconds that the notice stays: enough for two short sentences, read in the sun. */
const duration = 12_000;

/** Says over the page that something failed outside of rendering. The page, and what is typed in it, stays. */
export function FailureNotice() {
  const intl = useIntl();
  const text = intl.formatMessage(messages.failed);
  const failures = use(FailureContext);
  useEffect(() => failures?.onFailure(() => void toast(text, { kind: 'error', duration })), [failures, text]);
  return null;
}
