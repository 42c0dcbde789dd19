import { outboxAtom } from '@seguia/shared/platform';
import { outboxIsReadAtom } from '@seguia/shared/device/local/outbox-atom';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { claim } from './claim.ts';
import { type Refusal, refusalsOf } from './refusals.ts';

/** The refusals that have arrived since the app was opened and that nobody has read yet; `close` says that they are read. */
export function useRefusals(): { refusals: readonly Refusal[]; close: () => void } {
  const entries = useAtomValue(outboxAtom);
  const isRead = useAtomValue(outboxIsReadAtom);
  /** The refusals that were shown, or were on the device before. */
  const known = useRef<Set<string> | null>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  useEffect(() => {
    if (!isRead) return;
    const now = refusalsOf(entries);
    const before = known.current ?? new Set(now.map(({ id }) => id));
    const arrived = now.filter(({ id }) => !before.has(id));
    known.current = new Set([...before, ...arrived.map(({ id }) => id)]);
    if (arrived.length > 0) void claim(arrived).then((mine) => setRefusals((shown) => [...shown, ...mine]));
  }, [entries, isRead]);
  return { refusals, close: () => setRefusals([]) };
}
