import { notFound, pullAtom, useIntl } from '@seguia/shared/platform';
import { ErrorState, Skeleton } from '@seguia/shared/ui';
import { atom } from 'jotai';
import { callFailureText } from '../own-account/call-failure.ts';
import { useFetched } from '../own-account/use-fetched.ts';

/**
 * Fetches the farm's changes twice, because a fetch that had already begun may miss the newest. After the first one the screen already
 * shows what it brought.
 */
const fetchMissingAtom = atom(null, async (_get, set): Promise<true> => {
  await set(pullAtom);
  await set(pullAtom);
  return true;
});

/**
 * Shown in place of a meter that this device does not have. It may be new, so the changes are fetched; if it is still missing, the page is
 * a 404.
 */
export function MissingMeter() {
  const intl = useIntl();
  const { answer, error, busy, retry } = useFetched(fetchMissingAtom);
  if (answer) notFound();
  if (error) return <ErrorState text={callFailureText(intl, error)} onRetry={retry} busy={busy} />;
  return <Skeleton look="rows" count={4} />;
}
