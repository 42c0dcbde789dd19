import type { Release } from './registry/registry.ts';

interface Details {
  /** The version that failed; none where no version fits. */
  version?: Release | undefined;
  /** The version that a person may use instead. */
  before?: Release | undefined;
  /** Its pages are in the router already: only a page that is loaded again has those of another version. */
  inUse?: boolean;
  cause: unknown;
}

/** Why a version of a remote could not be shown, and the version before it, where there is one. */
export class RemoteError extends Error {
  readonly remote: string;
  readonly version: Release | undefined;
  readonly before: Release | undefined;
  readonly inUse: boolean;
  constructor(remote: string, { version, before, inUse = false, cause }: Details) {
    super(`${remote} could not be loaded`, { cause });
    this.name = 'RemoteError';
    this.remote = remote;
    this.version = version;
    this.before = before;
    this.inUse = inUse;
  }
}

/** A version says nothing for too long, which may be the network's fault as well. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/** Every release of the remote is refused. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}
