import {
  FormattedMessage,
  Link,
  loginAtom,
  paths,
  serverAtom,
  serverNameAtom,
  useIntl,
  useNavigate,
  Banner,
  Button,
  Form,
  PasswordField,
  TextField,
} from '@seguia/shared/start';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { DataServer } from '../init/DataServer.tsx';
import { emailDraftAtom } from '../init/email-draft.ts';
import { fieldProblemMessages } from '../init/field-problem-messages.ts';
import { ScreenAction, InitPage } from '../init/InitPage.tsx';
import { isAborted } from '../init/problem.ts';
import { usePatience } from '../init/use-patience.ts';
import { useFailureText } from '../init/use-failure-text.ts';
import { useScreenSignal } from '../init/use-screen-signal.ts';
import { WaitingHere } from '../init/WaitingHere.tsx';
import styles from './Login.module.css';
import { checkCredentials, type FieldProblem, type LoginFailure, loginFailure } from '../init/login-problems.ts';

/** `/login`: e-mail and password for the chosen data server. A failure leaves what was typed. */
export function Login() {
  const intl = useIntl();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const server = useAtomValue(serverNameAtom) ?? '';
  const address = useAtomValue(serverAtom);
  // As the browser understands it: a name in letters that only look like those of another is `xn--…`.
  const host = address === null ? '' : new URL(address).host;
  const login = useSetAtom(loginAtom);
  const screenSignal = useScreenSignal();
  const [email, setEmail] = useAtom(emailDraftAtom);
  const [comesBack] = useState(email !== '');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<LoginFailure | null>(null);

  const callFailure = failure && 'call' in failure ? failure.call : null;
  const fields = failure && 'fields' in failure ? failure.fields : {};
  const waiting = usePatience(
    callFailure,
    useCallback(() => setFailure(null), []),
  );
  const errorOf = (problem: FieldProblem | undefined) => problem && intl.formatMessage(fieldProblemMessages[problem]);

  const submit = async () => {
    if (busy || waiting) return;
    const problems = checkCredentials({ email, password });
    if (Object.keys(problems).length > 0) {
      setFailure({ fields: problems });
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await login({ email, password, signal: screenSignal() });
      await navigate(paths.today(), { replace: true });
    } catch (error) {
      // Aborted: the screen was left, or another tab has chosen another data server.
      if (!isAborted(error)) setFailure(loginFailure(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <InitPage title={intl.formatMessage({ id: 'auth.login.title', defaultMessage: 'Connexion' })}>
      <Form onSubmit={submit}>
        <div className={styles.fields}>
          <WaitingHere />
          {callFailure && <Banner kind="error">{failureText(callFailure, server)}</Banner>}
          <TextField
            type="email"
            name="email"
            autoComplete="username"
            label={intl.formatMessage({ id: 'auth.login.email', defaultMessage: 'E-mail' })}
            value={email}
            onChange={setEmail}
            error={errorOf(fields.email)}
            maxLength={254}
          />
          <PasswordField
            name="password"
            label={intl.formatMessage({ id: 'auth.login.password', defaultMessage: 'Mot de passe' })}
            hint={intl.formatMessage(
              { id: 'auth.login.goesTo', defaultMessage: 'Envoyé à {server}.' },
              { server: host },
            )}
            value={password}
            onChange={setPassword}
            error={errorOf(fields.password)}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- whose e-mail is known has only this to type
            autoFocus={comesBack}
          />
          <Link to={paths.passwordForgot()} className={styles.forgot}>
            <FormattedMessage id="auth.login.forgot" defaultMessage="Mot de passe oublié ?" />
          </Link>
        </div>
        <ScreenAction above={<DataServer changeable />}>
          <Button type="submit" variant="primary" large full busy={busy} disabled={waiting}>
            <FormattedMessage id="auth.login.submit" defaultMessage="Se connecter" />
          </Button>
        </ScreenAction>
      </Form>
    </InitPage>
  );
}
