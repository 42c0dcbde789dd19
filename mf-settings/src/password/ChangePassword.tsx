import { shortestPassword } from '@seguia/shared/domain/accounts/password-length';
import {
  ApiError,
  changePasswordAtom,
  defineMessages,
  paths,
  syncStatusAtom,
  useIntl,
  useNavigate,
  useUnsavedGuard,
} from '@seguia/shared/platform';
import { Banner, Button, Form, Page, PasswordField, toast, UnsavedDialog } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { callFailureText, callSignal } from '../own-account/call-failure.ts';
import styles from './ChangePassword.module.css';
import { checkPasswords, emptyForm, type PasswordForm, type PasswordProblems, refusedFields } from './password-form.ts';
import { problemText } from './problem-messages.ts';

const messages = defineMessages({
  title: { id: 'settings.password.title', defaultMessage: 'Changer le mot de passe' },
  lead: {
    id: 'settings.password.lead',
    defaultMessage: 'Cet appareil reste connecté. Les autres seront déconnectés.',
  },
  offline: {
    id: 'settings.password.offline',
    defaultMessage: 'Hors ligne. Le mot de passe ne change qu’avec du réseau.',
  },
  current: { id: 'settings.password.current', defaultMessage: 'Mot de passe actuel' },
  next: { id: 'settings.password.next', defaultMessage: 'Nouveau mot de passe' },
  hint: {
    id: 'settings.password.hint',
    defaultMessage: '{shortest} caractères au moins. Une phrase se retient bien.',
  },
  submit: { id: 'settings.password.submit', defaultMessage: 'Changer le mot de passe' },
  done: {
    id: 'settings.password.done',
    defaultMessage: 'Mot de passe changé. Les autres appareils sont déconnectés.',
  },
});

/** `/app/settings/password`: the current password and the new one. A failure leaves what was typed. */
export function ChangePassword() {
  const intl = useIntl();
  const navigate = useNavigate();
  const change = useSetAtom(changePasswordAtom);
  const { online } = useAtomValue(syncStatusAtom);
  const [form, setForm] = useState(emptyForm);
  const [problems, setProblems] = useState<PasswordProblems>({});
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const currentField = useRef<HTMLInputElement>(null);
  const nextField = useRef<HTMLInputElement>(null);
  const isTyped = form.current !== '' || form.next !== '';
  const isChanged = useRef(false);
  useUnsavedGuard(isTyped);

  const set = (name: keyof PasswordForm) => (value: string) => {
    setForm({ ...form, [name]: value });
    setProblems({ ...problems, [name]: undefined });
  };
  const errorOf = (name: keyof PasswordForm) => problems[name] && problemText(intl, problems[name]);
  /** Shows the problems of fields, and moves the focus to the first of them; false where there are none. */
  const refuse = (found: PasswordProblems) => {
    setProblems(found);
    const first = found.current ? currentField : found.next ? nextField : null;
    first?.current?.focus();
    return first !== null;
  };

  const submit = async () => {
    if (busy || refuse(checkPasswords(form))) return;
    setBusy(true);
    setFailure(null);
    try {
      await change({ currentPassword: form.current, newPassword: form.next }, callSignal());
      isChanged.current = true;
      toast(intl.formatMessage(messages.done), { kind: 'success' });
      await navigate(paths.settings(), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!refuse(refusedFields(error))) setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Page
      title={intl.formatMessage(messages.title)}
      lead={intl.formatMessage(messages.lead)}
      back={{ to: paths.settings() }}
      width="form"
    >
      <Form onSubmit={() => void submit()}>
        <div className={styles.fields}>
          {!online && <Banner kind="info">{intl.formatMessage(messages.offline)}</Banner>}
          {failure && <Banner kind="error">{callFailureText(intl, failure)}</Banner>}
          <PasswordField
            ref={currentField}
            name="current"
            label={intl.formatMessage(messages.current)}
            value={form.current}
            onChange={set('current')}
            error={errorOf('current')}
          />
          <PasswordField
            ref={nextField}
            name="next"
            autoComplete="new-password"
            label={intl.formatMessage(messages.next)}
            hint={intl.formatMessage(messages.hint, { shortest: shortestPassword })}
            value={form.next}
            onChange={set('next')}
            error={errorOf('next')}
          />
          <Button type="submit" variant="primary" large full busy={busy}>
            {intl.formatMessage(messages.submit)}
          </Button>
        </div>
      </Form>
      <UnsavedDialog isDirty={() => isTyped && !isChanged.current} />
    </Page>
  );
}
