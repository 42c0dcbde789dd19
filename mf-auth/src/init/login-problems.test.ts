import { ApiError, type FieldError } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { checkCredentials, loginFailure } from './login-problems.ts';

const answer = (status: number, code: string, errors?: FieldError[]) =>
  new ApiError('problem', { status, problem: { type: '', title: '', status, code, ...(errors ? { errors } : {}) } });

test('requires an e-mail with an @ and a password', () => {
  expect(checkCredentials({ email: ' ', password: '' })).toEqual({ email: 'email-empty', password: 'password-empty' });
  expect(checkCredentials({ email: 'nadia', password: 'x' })).toEqual({ email: 'email-form' });
  expect(checkCredentials({ email: 'nadia@oasis', password: 'x' })).toEqual({});
});

test('shows wrong credentials beside the password, whichever was wrong', () => {
  const errors = [{ field: 'password', code: 'wrong_credentials', message: '' }];
  expect(loginFailure(answer(422, 'wrong_credentials', errors))).toEqual({ fields: { password: 'credentials' } });
  expect(loginFailure(answer(422, 'rule_broken'))).toEqual({ fields: { password: 'credentials' } });
});

test('names the field that the server refuses', () => {
  const errors = [
    { field: 'email', code: 'maxLength', message: '' },
    { field: 'password', code: 'maxLength', message: '' },
  ];
  expect(loginFailure(answer(400, 'bad_request', errors))).toEqual({
    fields: { email: 'too-long', password: 'too-long' },
  });
});

test('calls every other answer a problem of the server', () => {
  expect(loginFailure(answer(500, 'internal'))).toEqual({ call: { what: 'failing' } });
  expect(loginFailure(answer(400, 'bad_request'))).toEqual({ call: { what: 'refused' } });
});

test('calls a missing answer, or a fault of the app, a problem and no field’s fault', () => {
  expect(loginFailure(new ApiError('timeout'))).toEqual({ call: { what: 'timeout', seconds: 20 } });
  expect(loginFailure(new TypeError('x'))).toEqual({ call: { what: 'refused' } });
  expect(loginFailure(answer(429, 'too_many'))).toEqual({ call: { what: 'too-many', seconds: 30 } });
});

test('reads as much as a refusal from a gateway without a problem body says', () => {
  expect(loginFailure(new ApiError('problem', { status: 422 }))).toEqual({ fields: { password: 'credentials' } });
  expect(loginFailure(new ApiError('problem', { status: 400 }))).toEqual({ call: { what: 'refused' } });
});

test('reports wrong credentials before any field, also with another status', () => {
  const errors = [{ field: 'email', code: 'maxLength', message: '' }];
  expect(loginFailure(answer(400, 'wrong_credentials', errors))).toEqual({ fields: { password: 'credentials' } });
  expect(loginFailure(answer(422, 'rule_broken', [{ field: 'email', code: 'format', message: '' }]))).toEqual({
    fields: { email: 'email-form' },
  });
});
