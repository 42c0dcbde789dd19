import { atom } from 'jotai';
import { camel } from '@seguia/openapi';
import { normaliseAddress } from '../../domain/server-address.ts';
import { ApiError, call } from '../api/api-error.ts';
import { openClient } from '../api/api.ts';

export interface ServerInfo {
  name: string;
  version: string;
  /** Unix seconds of the server's clock. */
  time: number;
  /** What it can beyond the calls that every server has; older servers say nothing. */
  capabilities?: readonly string[];
}

/** Asks whether a data server answers at `endpoint`. Throws ApiError; `not-json` also when something else answers there. */
export const testServerAtom = atom(
  null,
  async (_get, _set, endpoint: string, signal?: AbortSignal): Promise<ServerInfo> => {
    const info = camel(await call(openClient(normaliseAddress(endpoint)).GET('/', signal ? { signal } : {})));
    if (typeof info?.name !== 'string' || typeof info.time !== 'number') throw new ApiError('not-json');
    return info;
  },
);
