import { createHmac, timingSafeEqual } from 'node:crypto';

interface Mail {
  farmer_id: string;
  account_id: string;
  secret: string;
}

/** Signs one purpose alone: with it nobody reads, logs in or switches anything on. */
const signatureOf = ({ farmer_id, account_id, secret }: Mail) =>
  createHmac('sha256', secret).update(`end the morning mail of ${account_id} on ${farmer_id}`).digest();

/** What stands in the link that ends somebody's mail; the same in each of their mails, for old ones are ended from as well. */
export const endToken = (mail: Mail): string =>
  `${mail.farmer_id}.${mail.account_id}.${signatureOf(mail).toString('base64url')}`;

/** Whose mail a token names; null where it is none. Whether it is theirs says `isSigned`. */
export function namedBy(token: string): { farmerId: string; accountId: string } | null {
  const [, farmerId, accountId] = /^([\w-]{36})\.([\w-]{36})\.[\w-]{43}$/.exec(token) ?? [];
  return farmerId && accountId ? { farmerId, accountId } : null;
}

export function isSigned(token: string, mail: Mail): boolean {
  const given = Buffer.from(token.slice(token.lastIndexOf('.') + 1), 'base64url');
  const right = signatureOf(mail);
  return given.length === right.length && timingSafeEqual(given, right);
}
