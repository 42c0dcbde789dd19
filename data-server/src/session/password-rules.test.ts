import { expect, test } from 'vitest';
import { newOneTimePassword } from './passwords.ts';
import { passwordProblem, type PasswordProblem } from './password-rules.ts';

const ana = ['ana@ferme-du-leon.test', 'Ana', 'Le Goff', 'Oasis du Souss'];

test.each<[string, PasswordProblem | null]>([
  ['1', 'too_short'],
  ['onze-signes', 'too_short'],
  ['🌱🌱🌱🌱🌱🌱', 'too_short'],
  ['ﷺ', 'too_short'],
  ['ﷺ'.repeat(15), 'too_long'],
  ['x1'.repeat(129), 'too_long'],
  ['qwertyqwerty', 'common'],
  ['SonyEricsson', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['1212121212121', 'common'],
  ['ana-le-goff-2026', 'about_you'],
  ['ana mange à la ferme', null],
  ['seguia-2026-07', 'about_you'],
  ['Oasis.Souss.2026', 'about_you'],
  ['ana@ferme-du-leon.test', 'about_you'],
  ['douze signes', null],
  ['arroser le soir', null],
  ['المطر في الصباح', null],
  [`${'une phrase, '.repeat(5)}64.`, null],
])('the password "%s" of Ana is %s', (password, problem) => {
  expect(passwordProblem(password, ana)).toBe(problem);
});

test('a generated one-time password always keeps the rules', () => {
  for (let count = 0; count < 200; count += 1) expect(passwordProblem(newOneTimePassword(), ana)).toBeNull();
});
