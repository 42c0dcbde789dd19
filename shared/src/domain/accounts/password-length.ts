/**
 * OWASP ASVS 5.0, 6.2.1 requires at least 8 and strongly recommends 15. We take 12, the least that NIST wants for a passphrase without a
 * second factor.
 */
export const shortestPassword = 12;
/** ASVS 6.2.9 requires that at least 64 are allowed. The limit prevents the hashing of megabytes. */
export const longestPassword = 256;

const lengthIn = (form: 'NFC' | 'NFKC', password: string) => Array.from(password.normalize(form)).length;

/**
 * The length of a password in characters, for the least that is allowed: those that people see, and no more than are compared (NFKC). One
 * key of an Arabic keyboard, ﷺ, is compared as 18.
 */
export const shownPasswordLength = (password: string): number =>
  Math.min(lengthIn('NFC', password), lengthIn('NFKC', password));

/** The length of a password in characters, for the most that is allowed: those that are compared. */
export const comparedPasswordLength = (password: string): number => lengthIn('NFKC', password);
