// The login form that every yardstick has.
import { atom, useAtom } from 'jotai';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { createApi } from '../../../openapi/src/client.ts';

const api = createApi({ baseUrl: 'http://localhost:4000' });
const emailAtom = atom('');

export default function Login() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [email, setEmail] = useAtom(emailAtom);
  const [password, setPassword] = useState('');
  const [failed, setFailed] = useState(false);
  const logIn = async () => {
    const { error } = await api.POST('/auth/login', {
      body: { email, password, app: 'bench', device_name: 'bench' },
    });
    if (error) setFailed(true);
    else await navigate('/app');
  };
  return (
    <main>
      <h1>{intl.formatMessage({ id: 'auth.login.title', defaultMessage: 'Connexion' })}</h1>
      <label>
        <FormattedMessage id="auth.login.email" defaultMessage="E-mail" />
        <input type="email" value={email} onChange={({ target }) => setEmail(target.value)} />
      </label>
      <label>
        <FormattedMessage id="auth.login.password" defaultMessage="Mot de passe" />
        <input type="password" value={password} onChange={({ target }) => setPassword(target.value)} />
      </label>
      {failed && <p role="alert">×</p>}
      <Link to="/password-forgot">
        <FormattedMessage id="auth.login.forgot" defaultMessage="Mot de passe oublié ?" />
      </Link>
      <button type="button" onClick={() => void logIn()}>
        <FormattedMessage id="auth.login.submit" defaultMessage="Se connecter" />
      </button>
    </main>
  );
}
