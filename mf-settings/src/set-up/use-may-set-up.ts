import { canAtom, useCapability } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';

/** Whether this person may change plots (or crops) here: their role allows it, and the server has not said that it cannot. */
export function useMaySetUp(group: 'plots' | 'crops'): { may: boolean; serverCan: boolean } {
  const serverCan = useCapability('set-up') !== false;
  const can = useAtomValue(canAtom);
  return { serverCan, may: serverCan && can(`${group}.update`) };
}
