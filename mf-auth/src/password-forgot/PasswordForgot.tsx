import {
  ApiError,
  forgotPasswordAtom,
  FormattedMessage,
  paths,
  serverNameAtom,
  useIntl,
  Banner,
  Button,
  Form,
  TextField,
} from '@seguia/shared/start';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DataServer } from '../init/DataServer.tsx';
import { emailDraftAtom } from '../init/email-draft.ts';
import { fieldProblemMessages } from '../init/field-problem-messages.ts';
import { ScreenAction, InitPage } from '../init/InitPage.tsx';
import { checkCredentials, type LoginFailure, loginFailure } from '../init/login-problems.ts';
import { callFailureOf, screenSignal } from '../init/problem.ts';
import { usePatience } from '../init/use-patience.ts';
import { useFailureText } from '../init/use-failure-text.ts';
import styles from './PasswordForgot.module.css';

type Outcome = 'sent' | LoginFailure;

/** Whether the server says that it sends no mail. An older one says only that it is busy, and only for this names an hour. */
function sendsNoMail(error: unknown): boolean {
  if (!(error instanceof ApiError) || !error.problem) return false;
  return error.problem.code === 'no_mail' || (error.status === 503 && (error.retryAfter ?? 0) >= 3600);
}

/** `/password-forgot`: asks the data server to mail a one-time password. Its answer is the same for known and unknown e-mails. */
export function PasswordForgot() {
  const intl = useIntl();
  const server = useAtomValue(serverNameAtom) ?? '';
  const failureText = useFailureText();
  const requestPassword = useSetAtom(forgotPasswordAtom);
  const [email, setEmail] = useAtom(emailDraftAtom);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const failure = outcome === 'sent' ? null : outcome;
  const callFailure = failure && 'call' in failure ? failure.call : null;
  const problem = failure && 'fields' in failure ? failure.fields.email : undefined;
  const waiting = usePatience(
    callFailure,
    useCallback(() => setOutcome(null), []),
  );

  const submit = async () => {
    if (busy || waiting) return;
    const { email: wrong } = checkCredentials({ email, password: 'not asked here' });
    if (wrong) {
      setOutcome({ fields: { email: wrong } });
      return;
    }
    setBusy(true);
    setOutcome(null);
    try {
      await requestPassword(email, screenSignal());
      setOutcome('sent');
    } catch (error) {
      const next = loginFailure(error);
      if ('fields' in next && next.fields.email) setOutcome({ fields: { email: next.fields.email } });
      else setOutcome({ call: sendsNoMail(error) ? { what: 'no-mail' } : callFailureOf(error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <InitPage
      title={intl.formatMessage({ id: 'auth.forgot.title', defaultMessage: 'Mot de passe oublié' })}
      lead={intl.formatMessage({
        id: 'auth.forgot.lead',
        defaultMessage: 'Nous vous envoyons par e-mail un mot de passe valable une heure.',
      })}
      back={{
        to: paths.login(),
        label: intl.formatMessage({ id: 'auth.forgot.back', defaultMessage: 'Retour' }),
      }}
    >
      <Form onSubmit={submit}>
        <div className={styles.fields}>
          {callFailure && <Banner kind="error">{failureText(callFailure, server)}</Banner>}
          {outcome === 'sent' && <Sent />}
          <TextField
            type="email"
            name="email"
            autoComplete="username"
            label={intl.formatMessage({ id: 'auth.login.email', defaultMessage: 'E-mail' })}
            value={email}
            onChange={setEmail}
            error={problem && intl.formatMessage(fieldProblemMessages[problem])}
            maxLength={254}
          />
        </div>
        <ScreenAction above={<DataServer />}>
          <Button type="submit" variant="primary" large full busy={busy} disabled={waiting}>
            <FormattedMessage id="auth.forgot.submit" defaultMessage="Réinitialiser le mot de passe" />
          </Button>
        </ScreenAction>
      </Form>
    </InitPage>
  );
}

/** Says that the mail is on its way, and comes into sight: the button may be a screen below. */
function Sent() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise, which is no clean-up.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className={styles.sent}>
      <Banner kind="success">
        <FormattedMessage
          id="auth.forgot.sent"
          defaultMessage="Un nouveau mot de passe vous a été envoyé par e-mail à l’adresse indiquée."
        />
      </Banner>
      <p className={styles.hint}>
        <FormattedMessage
          id="auth.forgot.sentHint"
          defaultMessage="L’ancien mot de passe fonctionne tant que le nouveau n’a pas servi."
        />
      </p>
    </div>
  );
}
