import { hash, randomBytes } from 'node:crypto';

/** 32 random bytes, as text. Only the hash is stored, so a stolen database opens no session. */
export const newToken = () => randomBytes(32).toString('base64url');

/** A token has full entropy, so one round of SHA-256 is enough, unlike for a password. */
export const hashToken = (token: string) => hash('sha256', token, 'base64url');
