import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** The cost of a hash. A stored hash keeps the cost with which it was made. */
export interface HashCost {
  /** In KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's minimum for Argon2id, about 30 ms. After it is raised, people get a new hash at their next login. */
const currentCost: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };

const hashWith = (password: string, nonce: Buffer, cost: HashCost, tagLength = 32) =>
  derive('argon2id', { ...cost, tagLength, message: password.normalize('NFKC'), nonce });

/** Hashes with Argon2id, in the usual text form with parameters and salt. */
export async function hashPassword(password: string, cost: HashCost = currentCost): Promise<string> {
  const nonce = randomBytes(16);
  return format(cost, nonce, await hashWith(password, nonce, cost));
}

const format = ({ memory, passes, parallelism }: HashCost, nonce: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(nonce)}$${text(tag)}`;

/** The hash for a missing account, so that a wrong e-mail takes as long as a wrong password. */
const nobody = { cost: currentCost, nonce: randomBytes(16), tag: randomBytes(32) };

/** The parts of a stored hash; null if it is malformed. */
function parsed(hash: string | undefined) {
  const [, m = '', t = '', p = '', nonce = '', tag = ''] =
    /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([\w+/]{11,})\$([\w+/]{22,})$/.exec(hash ?? '') ?? [];
  if (tag === '') return null;
  const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
  return { cost, nonce: Buffer.from(nonce, 'base64'), tag: Buffer.from(tag, 'base64') };
}

/** Whether the password matches, by the cost with which the hash was made. Without a hash it works as long as for a new one, and returns false. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const stored = parsed(hash);
  const { cost, nonce, tag } = stored ?? nobody;
  const given = await hashWith(password, nonce, cost, tag.length);
  return timingSafeEqual(given, tag) && stored !== null;
}

/** Whether a hash was made with another cost than today's. */
export function needsRehash(hash: string): boolean {
  const { memory, passes, parallelism } = parsed(hash)?.cost ?? currentCost;
  return memory !== currentCost.memory || passes !== currentCost.passes || parallelism !== currentCost.parallelism;
}

/** A password that is short enough to type from a mail on a phone: 60 random bits, without letters that look alike. */
export function newOneTimePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const bytes = [...randomBytes(64)].filter((byte) => byte < letters.length * 8);
  const word = bytes.slice(0, 12).map((byte) => letters.charAt(byte % letters.length));
  return [word.slice(0, 4), word.slice(4, 8), word.slice(8, 12)].map((part) => part.join('')).join('-');
}

function text(bytes: Buffer) {
  return bytes.toString('base64').replaceAll('=', '');
}
