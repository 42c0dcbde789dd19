import { isEmail } from '@seguia/shared/domain/accounts/email';
import {
  comparedPasswordLength,
  longestPassword,
  shortestPassword,
  shownPasswordLength,
} from '@seguia/shared/domain/accounts/password-length';
import { tidyName } from '@seguia/shared/domain/plots/names';
import type { ApiError } from '@seguia/shared/platform';

/** The typed names, e-mail and password. */
export interface AccountForm {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
}

export const emptyAccount: AccountForm = { firstname: '', lastname: '', email: '', password: '' };

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

/** The problem of each field, by the field's name. */
export type AccountProblems = Partial<Record<keyof AccountForm, AccountProblem>>;

/** The problems that can be found without the server. For an existing account only e-mail and password are checked. */
export function checkAccount(form: AccountForm, isNew: boolean): AccountProblems {
  const problems: AccountProblems = {};
  const needed = isNew ? (['firstname', 'lastname', 'email', 'password'] as const) : (['email', 'password'] as const);
  for (const field of needed) if (tidyName(form[field]) === '') problems[field] = 'empty';
  if (!problems.email && !isEmail(form.email.trim())) problems.email = 'email-form';
  if (problems.password || !isNew) return problems;
  if (shownPasswordLength(form.password) < shortestPassword) problems.password = 'password-short';
  else if (comparedPasswordLength(form.password) > longestPassword) problems.password = 'password-long';
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

/**
 * The problems of fields in a server's answer. `fields` maps the form's fields to the contract's; empty where the answer is about something
 * else.
 */
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
