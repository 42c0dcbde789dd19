import { isEmail } from '@seguia/shared/domain/accounts/email';
import { Problem, ruleBroken } from '../problems/problems.ts';
import { passwordProblem, passwordProblemMessages } from './password-rules.ts';

interface NewAccount {
  email: string;
  firstname: string;
  lastname: string;
  password: string;
}

/** The problem of an account that a person makes for themselves; null for none. `farm` is the farm's name, which may not be the password. */
export function accountProblem({ email, firstname, lastname, password }: NewAccount, farm: string): Problem | null {
  if (!isEmail(email)) return ruleBroken('email', 'not_an_email', 'An address like ana@farm.example.');
  if (firstname === '') return ruleBroken('firstname', 'required', 'A first name is missing.');
  if (lastname === '') return ruleBroken('lastname', 'required', 'A last name is missing.');
  const problem = passwordProblem(password, [email, firstname, lastname, farm]);
  return problem === null ? null : ruleBroken('password', problem, passwordProblemMessages[problem]);
}

/** The same answer for an unknown e-mail and a wrong password, like for a login. */
export const wrongPassword = () =>
  new Problem('wrong_credentials', {
    errors: [{ field: 'password', code: 'wrong_credentials', message: 'E-mail or password is wrong.' }],
  });
