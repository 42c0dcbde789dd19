/**
 * OWASP ASVS 5.0, 6.2.1 requires at least 8 and strongly recommends 15. We take 12, the least that NIST wants for a passphrase without a
 * second factor.
 */
export const shortestPassword = 12;
/** ASVS 6.2.9 requires that at least 64 are allowed. The limit prevents the hashing of megabytes. */
export const longestPassword = 256;

/** The length of a password in the characters that people see, in the form in which it is compared (NFKC). */
export const passwordLength = (password: string): number => Array.from(password.normalize('NFKC')).length;
