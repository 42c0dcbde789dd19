import { notFound } from '@seguia/shared/platform';
import { Skeleton } from '@seguia/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFetchChanges } from '../farm-data/use-refresh.ts';

/**
 * Shown in place of a form whose subject this device does not have. It may be new, so the changes are fetched: twice, because a fetch that
 * had already begun may miss the newest. If it is still missing, the page is a 404; if the fetch fails, `onFailed` is called.
 */
export function NotHere({ onFailed }: { onFailed: () => void }) {
  const fetchChanges = useFetchChanges();
  const [isFetched, setIsFetched] = useState(false);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    let isLeft = false;
    fetchChanges()
      .then(fetchChanges)
      .then(
        () => isLeft || setIsFetched(true),
        () => isLeft || fail(),
      );
    return () => {
      isLeft = true;
    };
  }, [fetchChanges]);
  if (isFetched) notFound();
  return <Skeleton look="cards" />;
}
