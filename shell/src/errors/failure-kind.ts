import type { FailureKind } from '../memory/failure-kinds.ts';
import { HeldError, LateError, type RemoteError } from '../remotes/remote-error.ts';
import { isChunkGone } from './reload-guard.ts';

/** How a remote failed. Federation's runtime says RUNTIME-008 where an entry does not arrive, or not with its hash. */
export function kindOf({ version, inUse, cause }: RemoteError): FailureKind {
  if (cause instanceof HeldError) return 'held';
  if (cause instanceof LateError) return 'late';
  if (isChunkGone(cause) || String(cause).includes('RUNTIME-008')) return 'files';
  if (!version) return 'fit';
  return inUse ? 'draw' : 'load';
}
