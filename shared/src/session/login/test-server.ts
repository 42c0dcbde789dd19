import { atom } from 'jotai';
import { camel } from '@seguia/openapi';
import { normaliseAddress } from '../../domain/server-address.ts';
import { ApiError, call } from '../api/api-error.ts';
import { openClient } from '../api/api.ts';

export interface ServerInfo {
  name: string;
  version: string;
  /** The server's clock in Unix seconds. */
  time: number;
  /** The server's capabilities beyond the calls that all servers have; missing from older servers. */
  capabilities?: readonly string[];
}

/** Tests whether a data server answers at `endpoint`. Throws ApiError; `not-json` also if something else answers there. */
export const testServerAtom = atom(
  null,
  async (_get, _set, endpoint: string, signal?: AbortSignal): Promise<ServerInfo> => {
    const info = camel(await call(openClient(normaliseAddress(endpoint)).GET('/', signal ? { signal } : {})));
    if (typeof info?.name !== 'string' || typeof info.time !== 'number') throw new ApiError('not-json');
    return info;
  },
);
