import { notFound, pullAtom, useIntl } from '@seguia/shared/platform';
import { ErrorState, Skeleton } from '@seguia/shared/ui';
import { atom } from 'jotai';
import { callFailureText } from '../own-account/call-failure.ts';
import { useFetched } from '../own-account/use-fetched.ts';

/** Fetches the farm's changes. A fetch that had begun before may lack the newest, so another follows; meanwhile the screen has what the first one brought. */
const fetchMissingAtom = atom(null, async (_get, set): Promise<true> => {
  await set(pullAtom);
  await set(pullAtom);
  return true;
});

/** In place of a meter that this device does not have: it may be new, so it is fetched. What is missing then is the 404 page. */
export function MissingMeter() {
  const intl = useIntl();
  const { answer, error, busy, retry } = useFetched(fetchMissingAtom);
  if (answer) notFound();
  if (error) return <ErrorState text={callFailureText(intl, error)} onRetry={retry} busy={busy} />;
  return <Skeleton look="rows" count={4} />;
}
