import { isIPv6 } from 'node:net';

/**
 * The network that limits count for an address: an IPv4 address itself; the first 64 bits of IPv6, because one caller has all addresses
 * below them. Text that is no address (a proxy may write `unknown`) stays as it is.
 */
export function clientNetwork(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  const [front = '', back] = bare.split('::');
  const groups = front === '' ? [] : front.split(':');
  const behind = back === undefined || back === '' ? [] : back.split(':');
  // An IPv4 address at the end stands for two groups.
  const length = groups.length + behind.length + (bare.includes('.') ? 1 : 0);
  const zeros = back === undefined ? [] : Array<string>(8 - length).fill('0');
  const network = [...groups, ...zeros, ...behind].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
