import { serverIn } from './known-server.ts';

/** The contents of a link to an invitation or to a first farm. */
export interface InvitationLink {
  /** The data server's address. */
  server: string;
  /** Stands behind the `#`, so that no web server sees it. */
  token: string;
}

interface Place {
  /** Includes the `?`. */
  search: string;
  /** Includes the `#`. */
  hash: string;
}

/** Reads a link from an address of the app; null where a part is missing, or its server is no address. */
export function invitationLink({ search, hash }: Place, pageProtocol: string): InvitationLink | null {
  const server = serverOfLink({ search }, pageProtocol);
  const token = /^#([\w-]{20,200})$/.exec(hash)?.[1];
  return token === undefined || server === null ? null : { server, token };
}

/** The data server in an address, even if the token is missing; null where it is no address. */
export function serverOfLink({ search }: Pick<Place, 'search'>, pageProtocol: string): string | null {
  return serverIn(new URLSearchParams(search).get('server'), pageProtocol);
}
