/** Whether a host is this machine. */
export const isThisMachine = (host: string) =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(host) || host.endsWith('.localhost');

/**
 * Trims an address, drops its trailing slash and writes its host in lower case, so that one server has one address. An address without a
 * scheme gets `https://`, or `http://` for this machine.
 */
export function normaliseAddress(address: string): string {
  const text = address
    .trim()
    .replace(/([^/:])\/+$/, '$1')
    .replace(/^(\w+:\/\/)?[^/]*/, (origin) => origin.toLowerCase());
  if (text === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(text)) return text;
  return `http${isThisMachine(text.replace(/(:\d+)?(\/.*)?$/, '')) ? '' : 's'}://${text}`;
}

/** The address of a server known by name: `https://api.NAME.SUFFIX`. The suffix may begin with a dot or not. */
export function addressFromName(name: string, suffix: string): string {
  return `https://api.${name.trim().toLowerCase()}.${suffix.replace(/^\.+/, '')}`;
}

/** The server's name for people: without scheme and leading `api.`. */
export function shownName(address: string): string {
  return address.replace(/^[a-z][a-z\d+.-]*:\/\//i, '').replace(/^api\./i, '');
}

export type AddressProblem = 'required' | 'not_an_address' | 'https_only';

/**
 * The problem of a full address; null for none. `http:` is accepted only for localhost, or if the page itself came over `http:`
 * (`pageProtocol`), because a browser would block it otherwise.
 */
export function checkAddress(address: string, pageProtocol: string): AddressProblem | null {
  const text = normaliseAddress(address);
  if (text === '') return 'required';
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) return 'not_an_address';
  if (url.protocol === 'http:' && !isThisMachine(url.hostname) && pageProtocol !== 'http:') return 'https_only';
  return null;
}

/** The problem of a server's name, which becomes part of a host name. */
export function checkServerName(name: string): 'required' | 'not_a_name' | null {
  const text = name.trim();
  if (text === '') return 'required';
  return /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i.test(text) ? null : 'not_a_name';
}
