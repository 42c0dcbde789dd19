import { ApiError } from '@seguia/shared/start';
import { type CallFailure, callFailureOf } from './problem.ts';

export interface Credentials {
  email: string;
  password: string;
}

export type FieldProblem = 'email-empty' | 'email-form' | 'password-empty' | 'too-long' | 'credentials';

/** What is wrong with a field, by the field's name. */
export type FieldProblems = Partial<Record<keyof Credentials, FieldProblem>>;

/** What a login came to: something wrong with what was typed, or with the way to the server. */
export type LoginFailure = { fields: FieldProblems } | { call: CallFailure };

/** What can be said without asking the server. */
export function checkCredentials({ email, password }: Credentials): FieldProblems {
  const problems: FieldProblems = {};
  if (email.trim() === '') problems.email = 'email-empty';
  else if (!email.includes('@')) problems.email = 'email-form';
  if (password === '') problems.password = 'password-empty';
  return problems;
}

/** What the server's answer means: its 422 says that e-mail and password do not fit together, or which field breaks a rule. */
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
