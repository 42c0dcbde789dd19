import type { ApiError } from '@seguia/shared/platform';
import { notFound, pullAtom } from '@seguia/shared/platform';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

export interface Found<Item> {
  /** Undefined until it is found. */
  item: Item | undefined;
  /** Set where the device does not have it and the server could not be reached. */
  error: ApiError | null;
  /** Tries to fetch it again. */
  retry: () => void;
}

interface Pulled {
  address: string;
  error: ApiError | null;
}

/**
 * Finds on the device what an address names. If it is missing it may be new, so the list is fetched once; if it is still missing, the page
 * is a 404.
 */
export function useFound<Item>(items: Item[] | undefined, isIt: (item: Item) => boolean, address: string): Found<Item> {
  const pull = useSetAtom(pullAtom);
  const [latest, setPulled] = useState<Pulled | null>(null);
  const pulled = latest?.address === address ? latest : null;
  const item = items?.find(isIt);
  const unknown = items !== undefined && item === undefined;
  useEffect(() => {
    if (!unknown || pulled) return;
    let current = true;
    const answered = (error: ApiError | null) => current && setPulled({ address, error });
    pull().then(
      () => answered(null),
      (error: unknown) => answered(error as ApiError),
    );
    return () => {
      current = false;
    };
  }, [unknown, pulled, address, pull]);
  if (unknown && pulled && !pulled.error) notFound();
  return { item, error: unknown && pulled ? pulled.error : null, retry: () => setPulled(null) };
}
