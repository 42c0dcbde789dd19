import { isEmail } from '@seguia/shared/domain/accounts/email';
import { longestPassword, passwordLength, shortestPassword } from '@seguia/shared/domain/accounts/password-length';
import type { ApiError } from '@seguia/shared/platform';

/** Who somebody is, as typed. */
export interface AccountForm {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
}

export type AccountProblem =
  | 'empty'
  | 'email-form'
  | 'too-long'
  | 'password-short'
  | 'password-long'
  | 'common'
  | 'about-you'
  | 'credentials'
  | 'has-account'
  | 'disabled'
  | 'zone'
  | 'refused';

/** What is wrong with a field, by the field's name. */
export type AccountProblems = Partial<Record<keyof AccountForm, AccountProblem>>;

/** What can be said without the server. Who has an account types its e-mail and password alone. */
export function checkAccount(form: AccountForm, isNew: boolean): AccountProblems {
  const problems: AccountProblems = {};
  const needed = isNew ? (['firstname', 'lastname', 'email', 'password'] as const) : (['email', 'password'] as const);
  for (const field of needed) if (form[field].trim() === '') problems[field] = 'empty';
  if (!problems.email && !isEmail(form.email.trim())) problems.email = 'email-form';
  if (problems.password || !isNew) return problems;
  const length = passwordLength(form.password);
  if (length < shortestPassword) problems.password = 'password-short';
  else if (length > longestPassword) problems.password = 'password-long';
  return problems;
}

const problemOfCode: Record<string, AccountProblem> = {
  required: 'empty',
  minLength: 'empty',
  maxLength: 'too-long',
  not_an_email: 'email-form',
  too_short: 'password-short',
  too_long: 'password-long',
  common: 'common',
  about_you: 'about-you',
  wrong_credentials: 'credentials',
  disabled: 'disabled',
  unknown: 'zone',
};

/** The fields of a form that the server's answer is about, by the names that `fields` has for them; none where it is about something else. */
export function refusedFields<Field extends string>(
  { problem }: ApiError,
  fields: Readonly<Record<string, Field>>,
): Partial<Record<Field, AccountProblem>> {
  const problems: Partial<Record<Field, AccountProblem>> = {};
  for (const { field, code } of problem?.errors ?? []) {
    const own = fields[field];
    if (own !== undefined) problems[own] = problemOfCode[code] ?? 'refused';
  }
  return problems;
}
