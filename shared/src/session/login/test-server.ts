import { atom } from 'jotai';
import { camel, createApi } from '@seguia/openapi';
import { normaliseAddress, shownName } from '../../domain/server-address.ts';
import { apiBase } from '../account/account.ts';
import { ApiError, call } from '../api/api-error.ts';
import { fetchAndSetClock } from '../api/api.ts';
import { correctedNow } from '../clock/device-clock.ts';

export interface ServerInfo {
  /** The server's name; its address as people read it where it does not tell one. */
  name: string;
  /** Empty where the server does not tell it. */
  version: string;
  /** The server's clock in Unix seconds; the device's where the server does not tell it. */
  time: number;
  /** The server's capabilities beyond the calls that all servers have; missing from older servers. */
  capabilities?: readonly string[];
}

/**
 * Tests whether a data server answers at `endpoint`: a GET on the API base (specification, section 7). Any successful answer in JSON
 * counts, because the specification does not say more. Throws ApiError; `not-json` also if something else answers there.
 */
export const testServerAtom = atom(
  null,
  async (_get, _set, endpoint: string, signal?: AbortSignal): Promise<ServerInfo> => {
    const address = normaliseAddress(endpoint);
    const base = apiBase(address);
    const client = createApi({ baseUrl: base, fetch: (request) => fetchBase(base, request) });
    const answer: unknown = await call(client.GET('/', signal ? { signal } : {}));
    if (answer === undefined || answer === null) throw new ApiError('not-json');
    const { name, version, time, capabilities } = camel(answer) as Partial<Record<keyof ServerInfo, unknown>>;
    return {
      name: typeof name === 'string' && name !== '' ? name : shownName(address),
      version: typeof version === 'string' ? version : '',
      time: typeof time === 'number' ? time : Math.floor(correctedNow() / 1000),
      ...(Array.isArray(capabilities) && { capabilities: capabilities.filter((each) => typeof each === 'string') }),
    };
  },
);

/**
 * Asks for the API base itself, without the slash that the client adds. Many servers lead from one of the two addresses to the other, so a
 * redirect is followed, but only within the server: a page cannot see a redirect before it is followed, and this call carries no secret.
 */
async function fetchBase(base: string, { headers, signal }: Request): Promise<Response> {
  const response = await fetchAndSetClock(new Request(base, { headers, signal, redirect: 'follow' }));
  if (response.redirected && new URL(response.url).origin !== new URL(base).origin) throw new ApiError('not-json');
  return response;
}
