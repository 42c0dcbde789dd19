import encodeQR from 'qr';
import { isThisMachine } from '@seguia/shared/domain/server-address';

interface ServerLink {
  /** The address that opens the web app with the data server filled in. */
  address: string;
  /** The same as a QR code for a terminal; null if a phone could not reach both, because they are only on this machine. */
  code: string | null;
}

/** Makes a link that opens a web app at a data server without typing an address. Both are given as people reach them. */
export function serverLink(web: string, api: string): ServerLink {
  const address = new URL(`/server?address=${encodeURIComponent(api)}`, web).href;
  const isHere = [web, api].some((place) => isThisMachine(new URL(place).hostname));
  return { address, code: isHere ? null : encodeQR(address, 'term', { border: 2 }) };
}
