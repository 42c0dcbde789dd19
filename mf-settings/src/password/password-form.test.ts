import { ApiError } from '@seguia/shared/platform';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { checkPasswords, refusedFields } from './password-form.ts';
import { problemText } from './problem-messages.ts';

test.each([
  [
    { current: '', next: '' },
    { current: 'current-empty', next: 'next-empty' },
  ],
  [{ current: 'a', next: 'eleven char' }, { next: 'too-short' }],
  [{ current: 'a', next: 'twelve chars' }, {}],
  [{ current: 'a', next: '🌱'.repeat(11) }, { next: 'too-short' }],
  [{ current: 'a', next: 'ﷺ' }, { next: 'too-short' }],
  [{ current: 'a', next: 'ﷺ'.repeat(15) }, { next: 'too-long' }],
  [{ current: 'a', next: 'é'.repeat(256) }, {}],
  [{ current: 'a', next: 'x'.repeat(257) }, { next: 'too-long' }],
  [{ current: 'the same password', next: 'the same password' }, { next: 'same' }],
])('%j: %j', (form, problems) => {
  expect(checkPasswords(form)).toEqual(problems);
});

test.each([
  ['current_password', 'wrong_password', { current: 'current-wrong' }],
  ['new_password', 'too_short', { next: 'too-short' }],
  ['new_password', 'maxLength', { next: 'too-long' }],
  ['new_password', 'common', { next: 'common' }],
  ['new_password', 'about_you', { next: 'about-you' }],
  ['new_password', 'same_as_before', { next: 'same' }],
  ['new_password', 'a_rule_of_later', { next: 'next-refused' }],
  ['elsewhere', 'too_short', {}],
])('the server’s %s %s reads %j', (field, code, problems) => {
  const problem = { type: '/problems/x', title: 'x', status: 422, code: 'x', errors: [{ field, code, message: 'x' }] };
  expect(refusedFields(new ApiError('problem', { status: 422, problem }))).toEqual(problems);
});

test('the text of a length that is refused says which is allowed', () => {
  const intl = createIntl({ locale: 'fr', messages: {}, onError: () => undefined });
  expect(problemText(intl, 'too-short')).toBe('Le nouveau mot de passe doit avoir au moins 12 caractères.');
  expect(problemText(intl, 'too-long')).toBe('Le nouveau mot de passe doit avoir au plus 256 caractères.');
});
