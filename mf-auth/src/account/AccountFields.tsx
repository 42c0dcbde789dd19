import { shortestPassword } from '@seguia/shared/domain/accounts/password-length';
import { defineMessages, PasswordField, TextField, useIntl } from '@seguia/shared/start';
import type { AccountForm, AccountProblems } from './account-form.ts';
import styles from './AccountFields.module.css';
import { accountProblemText } from './account-problem-messages.ts';

const messages = defineMessages({
  firstname: { id: 'auth.account.firstname', defaultMessage: 'Prénom' },
  lastname: { id: 'auth.account.lastname', defaultMessage: 'Nom' },
  email: { id: 'auth.login.email', defaultMessage: 'E-mail' },
  password: { id: 'auth.login.password', defaultMessage: 'Mot de passe' },
  passwordHint: {
    id: 'auth.account.passwordHint',
    defaultMessage: '{shortest} caractères au moins. Une phrase se retient bien.',
  },
});

interface AccountFieldsProps {
  form: AccountForm;
  problems: AccountProblems;
  /** Whether the account is new: an existing one needs no names. */
  isNew: boolean;
  /** False where the e-mail is already known. */
  withEmail?: boolean;
  onChange: (field: keyof AccountForm, value: string) => void;
}

/** The names, e-mail and password of an account, new or existing. Each field has a name, so that the first wrong one can be found. */
export function AccountFields({ form, problems, isNew, withEmail = true, onChange }: AccountFieldsProps) {
  const intl = useIntl();
  const field = (name: keyof AccountForm) => ({
    name,
    label: intl.formatMessage(messages[name]),
    value: form[name],
    onChange: (value: string) => onChange(name, value),
    error: problems[name] && accountProblemText(intl, problems[name]),
  });
  return (
    <div className={styles.fields}>
      {isNew && (
        <div className={styles.names}>
          <TextField {...field('firstname')} autoComplete="given-name" autoCapitalize="words" maxLength={80} />
          <TextField {...field('lastname')} autoComplete="family-name" autoCapitalize="words" maxLength={80} />
        </div>
      )}
      {withEmail && <TextField {...field('email')} type="email" autoComplete="username" maxLength={254} />}
      <PasswordField
        {...field('password')}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew ? intl.formatMessage(messages.passwordHint, { shortest: shortestPassword }) : undefined}
      />
    </div>
  );
}
