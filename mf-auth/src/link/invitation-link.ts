import { checkAddress, normaliseAddress } from '@seguia/shared/domain/server-address';

/** What a link of an invitation or of a first farm holds. */
export interface InvitationLink {
  /** The data server's address. */
  server: string;
  /** Stands behind the `#`, so that no web server reads it. */
  token: string;
}

interface Place {
  /** With its `?`. */
  search: string;
  /** With its `#`. */
  hash: string;
}

/** Reads an address of the app; null where a part of the link was lost, or its server is none. */
export function invitationLink({ search, hash }: Place, pageProtocol: string): InvitationLink | null {
  const server = serverOfLink({ search }, pageProtocol);
  const token = /^#([\w-]{20,200})$/.exec(hash)?.[1];
  return token === undefined || server === null ? null : { server, token };
}

/** The data server that an address names, though it may lack its token; null where that is none. */
export function serverOfLink({ search }: Pick<Place, 'search'>, pageProtocol: string): string | null {
  const server = new URLSearchParams(search).get('server') ?? '';
  return checkAddress(server, pageProtocol) === null ? normaliseAddress(server) : null;
}
