import encodeQR from 'qr';
import { isThisMachine } from '@seguia/shared/domain/server-address';

interface ServerLink {
  /** Opens the web app with the data server's address filled in. */
  address: string;
  /** The same as a QR code for a terminal; null where a phone could not reach both: they are on this machine alone. */
  code: string | null;
}

/** How to open a web app at a data server without typing an address. Both are given as people reach them. */
export function serverLink(web: string, api: string): ServerLink {
  const address = new URL(`/server?address=${encodeURIComponent(api)}`, web).href;
  const isHere = [web, api].some((place) => isThisMachine(new URL(place).hostname));
  return { address, code: isHere ? null : encodeQR(address, 'term', { border: 2 }) };
}
