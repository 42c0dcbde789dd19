import type { Release } from './registry/registry.ts';

interface Details {
  /** The version that failed; undefined where no version fits. */
  version?: Release | undefined;
  /** The version that a person may use instead. */
  before?: Release | undefined;
  /** Whether its pages are in the router already: then only a reload can bring those of another version. */
  inUse?: boolean;
  cause: unknown;
}

/** A version of a remote could not be shown. `before` is the version before it, where there is one. */
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

/** A version did not answer in time, which may also be the network's fault. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/** A screen or card of the version never returned from being drawn, and the page hung. */
export class HeldError extends Error {
  override readonly name = 'HeldError';
}

/** Every release of the remote is refused. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}
