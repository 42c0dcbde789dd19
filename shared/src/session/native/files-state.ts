import { atom } from 'jotai';

export type FileWork = 'read' | 'write';

/** The kinds of work that failed the last time. */
const failing = new Set<FileWork>();
const listeners = new Set<(fails: boolean) => void>();

/** Notes whether the app's files could be read or written. */
export function noteFiles(work: FileWork, works: boolean): void {
  if (works) failing.delete(work);
  else failing.add(work);
  for (const listener of listeners) listener(failing.size > 0);
}

/** True while the app's own files cannot be read or written: what is not sent then has one copy less. */
export const filesFailAtom = atom(false);
filesFailAtom.onMount = (set) => {
  set(failing.size > 0);
  listeners.add(set);
  return () => listeners.delete(set);
};
