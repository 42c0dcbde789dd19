import {
  comparedPasswordLength,
  longestPassword,
  shortestPassword,
  shownPasswordLength,
} from '@seguia/shared/domain/accounts/password-length';
import type { ApiError } from '@seguia/shared/platform';

/** The typed passwords. */
export interface PasswordForm {
  current: string;
  next: string;
}

export const emptyForm: PasswordForm = { current: '', next: '' };

export type PasswordProblem =
  | 'current-empty'
  | 'current-wrong'
  | 'next-empty'
  | 'too-short'
  | 'too-long'
  | 'common'
  | 'about-you'
  | 'same'
  | 'next-refused';

/** The problem of each field, by the field's name. */
export type PasswordProblems = Partial<Record<keyof PasswordForm, PasswordProblem>>;

/** The problems that can be found without the server, which alone knows the common passwords. */
export function checkPasswords({ current, next }: PasswordForm): PasswordProblems {
  const problems: PasswordProblems = {};
  if (current === '') problems.current = 'current-empty';
  if (next === '') problems.next = 'next-empty';
  else if (shownPasswordLength(next) < shortestPassword) problems.next = 'too-short';
  else if (comparedPasswordLength(next) > longestPassword) problems.next = 'too-long';
  else if (next === current) problems.next = 'same';
  return problems;
}

const nextProblems: Record<string, PasswordProblem> = {
  too_short: 'too-short',
  too_long: 'too-long',
  maxLength: 'too-long',
  common: 'common',
  about_you: 'about-you',
  same_as_before: 'same',
};

/** The problems of fields in a server's answer; empty where the answer is about something else. */
export function refusedFields({ problem }: ApiError): PasswordProblems {
  const problems: PasswordProblems = {};
  for (const { field, code } of problem?.errors ?? []) {
    if (field === 'current_password') problems.current = 'current-wrong';
    if (field === 'new_password') problems.next = nextProblems[code] ?? 'next-refused';
  }
  return problems;
}
