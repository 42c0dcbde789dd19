import { ApiError } from '@seguia/shared/start';
import { type CallFailure, callFailureOf } from './problem.ts';

export interface Credentials {
  email: string;
  password: string;
}

export type FieldProblem = 'email-empty' | 'email-form' | 'password-empty' | 'too-long' | 'credentials';

/** The problem of each field, by the field's name. */
export type FieldProblems = Partial<Record<keyof Credentials, FieldProblem>>;

/** Why a login failed: problems of fields, or a failed call. */
export type LoginFailure = { fields: FieldProblems } | { call: CallFailure };

/** The problems that can be found without the server. */
export function checkCredentials({ email, password }: Credentials): FieldProblems {
  const problems: FieldProblems = {};
  if (email.trim() === '') problems.email = 'email-empty';
  else if (!email.includes('@')) problems.email = 'email-form';
  if (password === '') problems.password = 'password-empty';
  return problems;
}

/** Why the server refused a login. Its 422 says that e-mail and password do not match, or which field breaks a rule. */
export function loginFailure(error: unknown): LoginFailure {
  if (!(error instanceof ApiError) || (error.status !== 422 && error.status !== 400))
    return { call: callFailureOf(error) };
  if (error.problem?.code === 'wrong_credentials') return { fields: { password: 'credentials' } };
  const fields: FieldProblems = {};
  for (const { field, code } of error.problem?.errors ?? []) {
    const problem = code === 'maxLength' ? 'too-long' : null;
    if (field === 'email') fields.email = problem ?? 'email-form';
    if (field === 'password') fields.password = problem ?? 'credentials';
  }
  if (Object.keys(fields).length > 0) return { fields };
  return error.status === 422 ? { fields: { password: 'credentials' } } : { call: callFailureOf(error) };
}
