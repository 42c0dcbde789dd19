import { notFound, pullAtom } from '@seguia/shared/platform';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

/**
 * What an address names, among the things that the device has: one that is not there may be new to it, so the server is asked
 * once, and what is missing then is the 404 page. Undefined while that goes on.
 */
export function useFound<Item>(
  items: Item[] | undefined,
  isIt: (item: Item) => boolean,
  address: string,
): Item | undefined {
  const pull = useSetAtom(pullAtom);
  const [asked, setAsked] = useState<string | null>(null);
  const item = items?.find(isIt);
  const unknown = items !== undefined && item === undefined;
  useEffect(() => {
    if (!unknown || asked === address) return;
    let current = true;
    const ask = async () => {
      await pull().catch(() => undefined);
      if (current) setAsked(address);
    };
    void ask();
    return () => {
      current = false;
    };
  }, [unknown, asked, address, pull]);
  if (unknown && asked === address) notFound();
  return item;
}
