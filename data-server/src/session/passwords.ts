import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const hashWith = (password: string, nonce: Buffer) =>
  derive('argon2id', { ...cost, message: password.normalize('NFKC'), nonce });

/** Argon2id in the usual text form, with its parameters and salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await hashWith(password, nonce);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(nonce)}$${text(tag)}`;
}

/** Stands in where there is no account: a wrong e-mail takes as long as a wrong password. */
const nobody = `$argon2id$v=19$m=19456,t=2,p=1$${text(randomBytes(16))}$${text(randomBytes(32))}`;

/** Whether it is that password. Without a hash it works as long, and says no. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, , , , nonce = '', tag = ''] = (hash ?? nobody).split('$');
  const expected = Buffer.from(tag, 'base64');
  const given = await hashWith(password, Buffer.from(nonce, 'base64'));
  return timingSafeEqual(given, expected) && hash !== undefined;
}

/** Short enough to type from a mail on a phone, and 60 random bits: no letters that look alike. */
export function newOneTimePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const bytes = [...randomBytes(64)].filter((byte) => byte < letters.length * 8);
  const word = bytes.slice(0, 12).map((byte) => letters.charAt(byte % letters.length));
  return [word.slice(0, 4), word.slice(4, 8), word.slice(8, 12)].map((part) => part.join('')).join('-');
}

function text(bytes: Buffer) {
  return bytes.toString('base64').replaceAll('=', '');
}
