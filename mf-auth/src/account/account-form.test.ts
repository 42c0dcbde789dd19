import { expect, test } from 'vitest';
import { ApiError } from '@seguia/shared/platform';
import { checkAccount, refusedFields } from './account-form.ts';

const form = { firstname: 'Salma', lastname: 'Aït', email: 'salma@farm.example', password: 'eau claire du puits' };

test('a new account needs names, an e-mail and a password of twelve characters', () => {
  expect(checkAccount(form, true)).toEqual({});
  expect(checkAccount({ firstname: ' \u0085', lastname: '', email: '', password: '' }, true)).toEqual({
    firstname: 'empty',
    lastname: 'empty',
    email: 'empty',
    password: 'empty',
  });
  expect(checkAccount({ ...form, email: 'salma', password: 'onze lettre' }, true)).toEqual({
    email: 'email-form',
    password: 'password-short',
  });
  expect(checkAccount({ ...form, password: 'ﷺ' }, true)).toEqual({ password: 'password-short' });
  for (const password of ['x'.repeat(257), 'ﷺ'.repeat(15)])
    expect(checkAccount({ ...form, password }, true)).toEqual({ password: 'password-long' });
});

test('an existing account needs its e-mail and its password, however short', () => {
  expect(checkAccount({ ...form, firstname: '', lastname: '', password: 'short' }, false)).toEqual({});
  expect(checkAccount({ ...form, password: '' }, false)).toEqual({ password: 'empty' });
});

test('shows the server’s sentences beside the fields that they name', () => {
  const errors = [
    { field: 'farm_name', code: 'required', message: '' },
    { field: 'password', code: 'something new', message: '' },
    { field: 'token', code: 'maxLength', message: '' },
  ];
  const problem = { type: '', title: '', status: 422, code: 'rule_broken', errors };
  const error = new ApiError('problem', { status: 422, problem });
  expect(refusedFields(error, { farm_name: 'name', password: 'password' })).toEqual({
    name: 'empty',
    password: 'refused',
  });
});
