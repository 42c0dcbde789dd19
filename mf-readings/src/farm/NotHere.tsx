import { notFound } from '@seguia/shared/platform';
import { Skeleton } from '@seguia/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRefresh } from './use-refresh.ts';

/**
 * In place of a form for what this device does not have: it may be new, so it is fetched. A fetch that had begun before may lack the newest, so another
 * follows. What is missing then is the 404 page; where nothing can be fetched, the list.
 */
export function NotHere({ onFailed }: { onFailed: () => void }) {
  const refresh = useRefresh();
  const [isFetched, setIsFetched] = useState(false);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    let isLeft = false;
    refresh()
      .then(refresh)
      .then(
        () => isLeft || setIsFetched(true),
        () => isLeft || fail(),
      );
    return () => {
      isLeft = true;
    };
  }, [refresh]);
  if (isFetched) notFound();
  return <Skeleton look="cards" />;
}
