import { tidyName } from '@seguia/shared/domain/plots/names';
import { shownName } from '@seguia/shared/domain/server-address';
import { call, defineMessages, isolate, openClient, problemsOf, useIntl, useSheetForm } from '@seguia/shared/platform';
import { Banner, Button, isolated, LogOut, Segmented, SheetForm } from '@seguia/shared/ui';
import { useState } from 'react';
import {
  type AccountForm,
  type AccountProblem,
  type AccountProblems,
  checkAccount,
  refusedFields,
} from '../account/account-form.ts';
import { AccountFields } from '../account/AccountFields.tsx';
import { accountProblemText } from '../account/account-problem-messages.ts';
import { InitPage, ScreenAction } from '../init/InitPage.tsx';
import { callFailureOf, screenSignal } from '../init/problem.ts';
import { useFailureText } from '../init/use-failure-text.ts';
import { DeadLink } from './DeadLink.tsx';
import { InvitedAs } from './InvitedAs.tsx';
import type { InvitationLink } from '../link/invitation-link.ts';
import styles from './Join.module.css';
import { useEntry } from '../link/use-entry.ts';
import { Elsewhere } from '../link/Elsewhere.tsx';
import type { Own } from '../link/use-own.ts';
import type { OpenInvitation } from './use-invitation.ts';

const messages = defineMessages({
  title: { id: 'auth.join.farm', defaultMessage: 'Rejoindre {farm}' },
  who: { id: 'auth.join.who', defaultMessage: 'Votre compte' },
  new: { id: 'auth.join.new', defaultMessage: 'Nouveau' },
  known: { id: 'auth.join.known', defaultMessage: 'J’en ai un' },
  submit: { id: 'auth.join.submit', defaultMessage: 'Rejoindre l’exploitation' },
  loggedIn: { id: 'auth.join.loggedIn', defaultMessage: 'Cet appareil est connecté au compte {email}.' },
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
  const { enter, isDone, isSent } = useEntry();
  const isElsewhere = own !== null && own.server !== link.server;
  const begun: AccountForm = {
    firstname: invitation.firstname ?? '',
    lastname: invitation.lastname ?? '',
    email: own?.email ?? invitation.email ?? '',
    password: '',
  };
  const form = useSheetForm({
    begun: { typed: begun, version: null },
    checks: 'onSubmit',
    ...(own && { isTyped: () => false }),
    read: (typed) => ({ body: typed, problems: problemsOf(checkAccount(typed, isNew)) }),
    textOf: ({ code }) => accountProblemText(intl, code),
    send({ firstname, lastname, email, password }) {
      const names = isNew ? { firstname: tidyName(firstname), lastname: tidyName(lastname) } : {};
      const body = { token: link.token, email: email.trim(), password, ...names };
      return enter({
        server: link.server,
        credentials: own ? null : { email, password },
        send: async () =>
          (await call(openClient(link.server).POST('/invitations/accept', { body, signal: screenSignal() }))).farmer_id,
      });
    },
    refused(error) {
      const found: AccountProblems = isDone() ? {} : refusedFields(error, wireFields);
      // A person who is logged in has no e-mail field, so its problem is shown at the password.
      if (own && found.email) return problemsOf({ password: found.email });
      // The e-mail has an account already: the person types its password in the form for existing accounts.
      return problemsOf<keyof AccountForm, AccountProblem>(
        isNew && found.password === 'credentials' ? { email: 'has-account' } : found,
      );
    },
    onSaved: () => undefined,
  });

  const { failure } = form;
  if (failure?.status === 404 && !isDone()) return <DeadLink why="gone" />;
  const title = intl.formatMessage(messages.title, { farm: invitation.farmName });
  return (
    <InitPage title={title}>
      <SheetForm form={{ ...form, wouldLose: () => form.wouldLose() && !isSent() }}>
        <div className={styles.content}>
          <InvitedAs invitation={invitation} server={shownName(link.server)} />
          {failure && <Banner kind="error">{failureText(callFailureOf(failure), shownName(link.server))}</Banner>}
          {own && (
            <p className={styles.own}>
              {isElsewhere ? (
                <Elsewhere own={own} />
              ) : (
                isolated(intl.formatMessage(messages.loggedIn, { email: isolate(own.email) }))
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
          {!isElsewhere && <AccountFields form={form} isNew={isNew} withEmail={own === null} />}
          {own && <LogOut variant="quiet" />}
        </div>
        {!isElsewhere && (
          <ScreenAction>
            <Button type="submit" variant="primary" large full busy={form.busy}>
              {intl.formatMessage(messages.submit)}
            </Button>
          </ScreenAction>
        )}
      </SheetForm>
    </InitPage>
  );
}
