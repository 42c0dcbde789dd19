import { shortestPassword } from '@seguia/shared/domain/accounts/password-length';
import type { SheetForm } from '@seguia/shared/platform';
import { defineMessages, PasswordField, TextField, useIntl } from '@seguia/shared/start';
import type { AccountForm } from './account-form.ts';
import styles from './AccountFields.module.css';

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

interface AccountFieldsProps<Typed extends AccountForm> {
  form: SheetForm<Typed>;
  /** Whether the account is new: an existing one needs no names. */
  isNew: boolean;
  /** False where the e-mail is already known. */
  withEmail?: boolean;
}

/** The names, e-mail and password of an account, new or existing. Each field has a name, so that the first wrong one can be found. */
export function AccountFields<Typed extends AccountForm>({ form, isNew, withEmail = true }: AccountFieldsProps<Typed>) {
  const intl = useIntl();
  const field = (name: keyof AccountForm) => ({ ...form.field(name), label: intl.formatMessage(messages[name]) });
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
