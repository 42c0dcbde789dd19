import { canAtom, capabilitiesAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';

/** Whether this person writes plots (or crops) here: the server can, and the role may. */
export function useMaySetUp(group: 'plots' | 'crops'): { may: boolean; serverCan: boolean } {
  const serverCan = useAtomValue(capabilitiesAtom).has('set-up');
  const can = useAtomValue(canAtom);
  return { serverCan, may: serverCan && can(`${group}.update`) };
}
