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
  const server = new URLSearchParams(search).get('server') ?? '';
  const token = /^#([\w-]{20,200})$/.exec(hash)?.[1];
  if (token === undefined || checkAddress(server, pageProtocol) !== null) return null;
  return { server: normaliseAddress(server), token };
}
