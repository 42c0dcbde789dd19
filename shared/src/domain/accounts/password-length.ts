/** OWASP ASVS 5.0, 6.2.1: at least 8, strongly recommended 15. 12 is what NIST calls a passphrase's least without a second factor. */
export const shortestPassword = 12;
/** ASVS 6.2.9 asks for 64 at the least; the bound is there so that nobody has a megabyte hashed. */
export const longestPassword = 256;

/** How long a password is, in the characters that people see as such: it is compared in this form, too (NFKC). */
export const passwordLength = (password: string): number => Array.from(password.normalize('NFKC')).length;
