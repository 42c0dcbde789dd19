import type { WaterToSave } from '@seguia/shared/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { OpenSheet } from '../sheet/use-sheet.ts';
import { cancelSendingAtom, type Made, sendingAtom, startSendingAtom } from './sending-job.ts';

interface Ends {
  onDone: (made: Made) => void;
  /** In the place of `onDone`, where the screen was left meanwhile. */
  onDoneElsewhere: (made: Made) => void;
}

/** Sends an import, which goes on though the screen is left. */
export function useSending({ onDone, onDoneElsewhere }: Ends) {
  const { state, fault, count, days, fileName } = useAtomValue(sendingAtom);
  const send = useSetAtom(startSendingAtom);
  const cancel = useSetAtom(cancelSendingAtom);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);
  const start = async (sheet: OpenSheet, water: readonly WaterToSave[]) => {
    const made = await send({ sheet, water });
    if (made) (isThere.current ? onDone : onDoneElsewhere)(made);
  };
  return { state, fault, count, days, fileName, start, cancel };
}
