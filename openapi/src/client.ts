import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './schema.d.ts';

type Sent = 'date-format';

type Params<T> = T extends { header: infer Header }
  ? Omit<T, 'header'> &
      (Partial<Omit<Header, Sent>> extends Omit<Header, Sent>
        ? { header?: Omit<Header, Sent> }
        : { header: Omit<Header, Sent> })
  : T;

type Operation<T> = T extends { parameters: infer P } ? Omit<T, 'parameters'> & { parameters: Params<P> } : T;

/** The contract's paths as a caller sees them: `date-format` is sent for him. */
export type ApiPaths = { [Path in keyof paths]: { [Method in keyof paths[Path]]: Operation<paths[Path][Method]> } };

export type ApiClient = Client<ApiPaths>;

export interface ApiOptions {
  /** The data server's address and API version: `https://api.oasis.example/v2`. */
  baseUrl: string;
  /** The session's token, or a function that gives the one of the moment. */
  token?: string | null | (() => string | null | undefined);
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * A client typed by the contract. Each call takes extra `headers`, `params.query` and a `signal`;
 * there is no time-out. It throws only where there is no answer at all (no network, aborted, not JSON).
 */
export function createApi({ baseUrl, token, fetch }: ApiOptions): ApiClient {
  const client = createClient<ApiPaths>({
    baseUrl,
    headers: { accept: 'application/json', 'date-format': 'timestamp' },
    // A data server never redirects. A portal does, and would get the token and the reading that were meant for the server.
    redirect: 'error',
    ...(fetch ? { fetch } : {}),
  });
  client.use({
    onRequest({ request }) {
      const now = typeof token === 'function' ? token() : token;
      if (now && !request.headers.has('authorization')) request.headers.set('authorization', `Bearer ${now}`);
      return request;
    },
  });
  return client;
}
