import type { ApiError } from '@seguia/shared/platform';
import { notFound, pullAtom } from '@seguia/shared/platform';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

export interface Found<Item> {
  /** Undefined while it is not yet known. */
  item: Item | undefined;
  /** The device does not have it, and the server could not be reached. */
  error: ApiError | null;
  /** Asks the server again. */
  retry: () => void;
}

interface Pulled {
  address: string;
  error: ApiError | null;
}

/**
 * What an address names, among the things that the device has: one that is not there may be new to it, so the list is fetched
 * once, and what is missing then is the 404 page.
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
