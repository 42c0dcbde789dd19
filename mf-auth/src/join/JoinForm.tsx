import { shownName } from '@seguia/shared/domain/server-address';
import { call, defineMessages, isolate, openClient, useIntl, useUnsavedGuard } from '@seguia/shared/platform';
import { Banner, Button, Form, isolated, LogOut, Segmented, UnsavedDialog } from '@seguia/shared/ui';
import { useRef, useState } from 'react';
import { type AccountForm, type AccountProblems, checkAccount, refusedFields } from '../account/account-form.ts';
import { AccountFields } from '../account/AccountFields.tsx';
import { focusFirstWrong } from '../account/first-wrong-field.ts';
import { InitPage, ScreenAction } from '../init/InitPage.tsx';
import { screenSignal } from '../init/problem.ts';
import { useFailureText } from '../init/use-failure-text.ts';
import { DeadLink } from './DeadLink.tsx';
import { InvitedAs } from './InvitedAs.tsx';
import type { InvitationLink } from '../link/invitation-link.ts';
import styles from './Join.module.css';
import { useEntry } from '../link/use-entry.ts';
import type { Own } from './use-own.ts';
import type { OpenInvitation } from './use-invitation.ts';

const messages = defineMessages({
  title: { id: 'auth.join.farm', defaultMessage: 'Rejoindre {farm}' },
  who: { id: 'auth.join.who', defaultMessage: 'Votre compte' },
  new: { id: 'auth.join.new', defaultMessage: 'Nouveau' },
  known: { id: 'auth.join.known', defaultMessage: 'J’en ai un' },
  submit: { id: 'auth.join.submit', defaultMessage: 'Rejoindre l’exploitation' },
  loggedIn: { id: 'auth.join.loggedIn', defaultMessage: 'Cet appareil est connecté au compte {email}.' },
  elsewhere: {
    id: 'auth.join.elsewhere',
    defaultMessage: 'Cet appareil est connecté à {server}. Déconnectez-vous pour utiliser ce lien.',
  },
});

/** The contract's names of the account's fields. */
const wireFields = { email: 'email', password: 'password', firstname: 'firstname', lastname: 'lastname' } as const;

interface JoinFormProps {
  link: InvitationLink;
  invitation: OpenInvitation;
  own: Own | null;
}

/** The invitation, and the few fields that are still needed. A person who is logged in joins with their account. */
export function JoinForm({ link, invitation, own }: JoinFormProps) {
  const intl = useIntl();
  const failureText = useFailureText();
  const [isNew, setIsNew] = useState(own === null);
  const [start] = useState<AccountForm>({
    firstname: invitation.firstname ?? '',
    lastname: invitation.lastname ?? '',
    email: own?.email ?? invitation.email ?? '',
    password: '',
  });
  const [form, setForm] = useState(start);
  const [problems, setProblems] = useState<AccountProblems>({});
  const { busy, failure, isSent, enter } = useEntry();
  const fields = useRef<HTMLDivElement>(null);
  const isTyped = own === null && JSON.stringify(form) !== JSON.stringify(start);
  useUnsavedGuard(isTyped);
  const isElsewhere = own !== null && own.server !== link.server;

  const refuse = (found: AccountProblems) => {
    setProblems(found);
    const isWrong = Object.keys(found).length > 0;
    if (isWrong) focusFirstWrong(fields.current);
    return isWrong;
  };
  const submit = async () => {
    if (busy || refuse(checkAccount(form, isNew))) return;
    const { firstname, lastname, email, password } = form;
    const names = isNew ? { firstname, lastname } : {};
    const body = { token: link.token, email: email.trim(), password, ...names };
    await enter({
      server: link.server,
      credentials: own ? null : { email, password },
      send: async () =>
        (await call(openClient(link.server).POST('/invitations/accept', { body, signal: screenSignal() }))).farmer_id,
      refuse(error) {
        const found = refusedFields(error, wireFields);
        // A person who is logged in has no e-mail field, so its problem is shown at the password.
        if (own && found.email) return refuse({ password: found.email });
        // The e-mail has an account already: the person types its password in the form for existing accounts.
        return refuse(isNew && found.password === 'credentials' ? { email: 'has-account' } : found);
      },
    });
  };

  if (failure === 'gone') return <DeadLink why="gone" />;
  const title = intl.formatMessage(messages.title, { farm: invitation.farmName });
  return (
    <InitPage title={title}>
      <Form onSubmit={() => void submit()}>
        <div className={styles.content} ref={fields}>
          <InvitedAs invitation={invitation} server={shownName(link.server)} />
          {failure && <Banner kind="error">{failureText(failure, shownName(link.server))}</Banner>}
          {own && (
            <p className={styles.own}>
              {isolated(
                isElsewhere
                  ? intl.formatMessage(messages.elsewhere, { server: isolate(shownName(own.server)) })
                  : intl.formatMessage(messages.loggedIn, { email: isolate(own.email) }),
              )}
            </p>
          )}
          {!own && (
            <Segmented
              label={intl.formatMessage(messages.who)}
              value={isNew ? 'new' : 'known'}
              onChange={(id) => setIsNew(id === 'new')}
              options={(['new', 'known'] as const).map((id) => ({ id, label: intl.formatMessage(messages[id]) }))}
            />
          )}
          {!isElsewhere && (
            <AccountFields
              form={form}
              problems={problems}
              isNew={isNew}
              withEmail={own === null}
              onChange={(field, value) => {
                setForm({ ...form, [field]: value });
                setProblems({ ...problems, [field]: undefined });
              }}
            />
          )}
          {own && <LogOut variant="quiet" />}
        </div>
        {!isElsewhere && (
          <ScreenAction>
            <Button type="submit" variant="primary" large full busy={busy}>
              {intl.formatMessage(messages.submit)}
            </Button>
          </ScreenAction>
        )}
      </Form>
      <UnsavedDialog isDirty={() => isTyped && !isSent()} />
    </InitPage>
  );
}
