import { checkAddress, isThisMachine, normaliseAddress } from '@seguia/shared/domain/server-address';

/** Whose data servers a deployment knows. */
export interface Deployment {
  /** The ending of its data servers' names, with the dot. */
  domainSuffix: string;
  /** The addresses of other data servers that it trusts. */
  dataServers?: readonly string[];
}

/**
 * Whether a data server is one of the deployment's: below its domain, in its list, or on this machine, where the page itself is from this
 * machine. An address below the domain counts only with `https`, because without it anybody on the way can answer.
 */
export function isKnownServer(
  address: string,
  { domainSuffix, dataServers = [] }: Deployment,
  page: URL | Location,
): boolean {
  const { protocol, hostname } = new URL(address);
  if (isThisMachine(hostname)) return isThisMachine(page.hostname);
  if (protocol === 'https:' && hostname.endsWith(domainSuffix.toLowerCase())) return true;
  return dataServers.some((known) => normaliseAddress(known) === normaliseAddress(address));
}

/** The data server that a link names; null where it is no address. */
export const serverIn = (text: string | null, pageProtocol: string): string | null =>
  text !== null && checkAddress(text, pageProtocol) === null ? normaliseAddress(text) : null;
