import { useFileFailure } from '../errors/use-file-failure.ts';
import { OneCopy } from './OneCopy.tsx';

/** What the layout says in the native app alone. */
export function OnPhone() {
  useFileFailure();
  return <OneCopy />;
}
