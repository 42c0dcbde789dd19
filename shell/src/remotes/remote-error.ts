import type { Release } from './registry.ts';

/** Why a remote could not be shown, and the version before it, where there is one. */
export class RemoteError extends Error {
  readonly remote: string;
  readonly before: Release | undefined;
  constructor(remote: string, before: Release | undefined, cause: unknown) {
    super(`${remote} could not be loaded`, { cause });
    this.name = 'RemoteError';
    this.remote = remote;
    this.before = before;
  }
}
