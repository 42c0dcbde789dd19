import { shortestPassword } from '@seguia/shared/domain/accounts/password-length';
import {
  changePasswordAtom,
  defineMessages,
  paths,
  problemsOf,
  syncStatusAtom,
  useIntl,
  useNavigate,
  useSheetForm,
} from '@seguia/shared/platform';
import { Banner, Button, Page, PasswordField, SheetForm, toast } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { callFailureText, callSignal } from '../own-account/call-failure.ts';
import styles from './ChangePassword.module.css';
import { checkPasswords, emptyForm, refusedFields } from './password-form.ts';
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
  const form = useSheetForm({
    begun: { typed: emptyForm, version: null },
    checks: 'onSubmit',
    read: (typed) => ({ body: typed, problems: problemsOf(checkPasswords(typed)) }),
    textOf: ({ code }) => problemText(intl, code),
    send: ({ current, next }) => change({ currentPassword: current, newPassword: next }, callSignal()),
    refused: (error) => problemsOf(refusedFields(error)),
    onSaved: () => {
      toast(intl.formatMessage(messages.done), { kind: 'success' });
      void navigate(paths.settings(), { replace: true });
    },
  });

  return (
    <Page
      title={intl.formatMessage(messages.title)}
      lead={intl.formatMessage(messages.lead)}
      back={{ to: paths.settings() }}
      width="form"
    >
      <SheetForm form={form}>
        <div className={styles.fields}>
          {!online && <Banner kind="info">{intl.formatMessage(messages.offline)}</Banner>}
          {form.failure && <Banner kind="error">{callFailureText(intl, form.failure)}</Banner>}
          <PasswordField {...form.field('current')} label={intl.formatMessage(messages.current)} />
          <PasswordField
            {...form.field('next')}
            autoComplete="new-password"
            label={intl.formatMessage(messages.next)}
            hint={intl.formatMessage(messages.hint, { shortest: shortestPassword })}
          />
          <Button type="submit" variant="primary" large full busy={form.busy}>
            {intl.formatMessage(messages.submit)}
          </Button>
        </div>
      </SheetForm>
    </Page>
  );
}
