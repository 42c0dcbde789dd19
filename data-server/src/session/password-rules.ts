import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  comparedPasswordLength,
  longestPassword,
  shortestPassword,
  shownPasswordLength,
} from '@seguia/shared/domain/accounts/password-length';

let common: Set<string> | undefined;

function commonPasswords(): Set<string> {
  const lines = () => readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n');
  common ??= new Set(lines().filter((line) => line !== '' && !line.startsWith('# ')));
  return common;
}

export type PasswordProblem = 'too_short' | 'too_long' | 'common' | 'about_you';

/** The problems of a chosen password, for the person. */
export const passwordProblemMessages: Record<PasswordProblem, string> = {
  too_short: `The password needs at least ${shortestPassword} characters.`,
  too_long: `The password has at most ${longestPassword} characters.`,
  common: 'The password is one that many people use: choose another.',
  about_you: 'The password is little more than a name or an e-mail: add other words.',
};

/**
 * The problem of a chosen password; null for none. By ASVS 5.0, 6.2: length, a list of common passwords, words of the context, and no rule
 * about kinds of characters. `context` has the names and the e-mail of the person and of the farm.
 */
export function passwordProblem(password: string, context: readonly string[]): PasswordProblem | null {
  if (shownPasswordLength(password) < shortestPassword) return 'too_short';
  if (comparedPasswordLength(password) > longestPassword) return 'too_long';
  const lower = password.normalize('NFKC').toLowerCase();
  if (commonPasswords().has(lower) || isRepeated(lower)) return 'common';
  return isMoreThanContext(lower, context) ? null : 'about_you';
}

/** The same few characters repeated: `aaaaaaaaaaaa`, `123123123123`. */
const isRepeated = (text: string) => /^(.{1,4})\1+.{0,3}$/u.test(text) || new Set(text).size < 4;

/** Whether a word's length remains without the words of the context, digits and punctuation. */
function isMoreThanContext(lower: string, context: readonly string[]): boolean {
  const words = [...context, 'seguia', 'password'].flatMap((text) =>
    text
      .toLowerCase()
      .normalize('NFKC')
      .split(/[^\p{L}\p{N}]+/u),
  );
  const known = words.filter((word) => word.length >= 3).toSorted((a, b) => b.length - a.length);
  const rest = known.reduce((text, word) => text.replaceAll(word, ' '), lower);
  if (rest === lower) return true;
  return rest.replaceAll(/[^\p{L}]/gu, '').length >= 4;
}
