import { createHmac, timingSafeEqual } from 'node:crypto';

interface Mail {
  farmer_id: string;
  account_id: string;
  secret: string;
}

/** Signs this one purpose only: the token cannot be used to read, log in or switch anything on. */
const signatureOf = ({ farmer_id, account_id, secret }: Mail) =>
  createHmac('sha256', secret).update(`end the morning mail of ${account_id} on ${farmer_id}`).digest();

/** The token in the link that ends a person's mail. It is the same in all of their mails, because people also use old ones. */
export const endToken = (mail: Mail): string =>
  `${mail.farmer_id}.${mail.account_id}.${signatureOf(mail).toString('base64url')}`;

/** The farm and account that a token names; null where it is malformed. Only `isSigned` tells whether it is genuine. */
export function namedBy(token: string): { farmerId: string; accountId: string } | null {
  const [, farmerId, accountId] = /^([\w-]{36})\.([\w-]{36})\.[\w-]{43}$/.exec(token) ?? [];
  return farmerId && accountId ? { farmerId, accountId } : null;
}

export function isSigned(token: string, mail: Mail): boolean {
  const given = Buffer.from(token.slice(token.lastIndexOf('.') + 1), 'base64url');
  const right = signatureOf(mail);
  return given.length === right.length && timingSafeEqual(given, right);
}
