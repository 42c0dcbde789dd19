import { addressFromName, checkAddress, checkServerName, normaliseAddress } from '@seguia/shared/domain/server-address';

/** What a person typed on the screen, as typed. */
export interface TypedServer {
  name: string;
  address: string;
}

type ServerProblem = 'empty' | 'name' | 'address' | 'http';

/** The data server's address, or the field with a problem. A full address takes precedence over the name. */
export type ServerChoice = { endpoint: string } | { field: keyof TypedServer; problem: ServerProblem };

interface Place {
  /** The domain suffix of servers known by name. */
  suffix: string;
  /** `location.protocol`. */
  pageProtocol: string;
}

export function serverChoice({ name, address }: TypedServer, { suffix, pageProtocol }: Place): ServerChoice {
  if (address.trim() !== '') {
    const problem = checkAddress(address, pageProtocol);
    if (problem === null) return { endpoint: normaliseAddress(address) };
    return { field: 'address', problem: problem === 'https_only' ? 'http' : 'address' };
  }
  const problem = checkServerName(name);
  if (problem === null) return { endpoint: addressFromName(name, suffix) };
  return { field: 'name', problem: problem === 'required' ? 'empty' : 'name' };
}
