// The yardstick of proofs/load/bench-load.ts: a login form with the libraries that the app stands on (react, its router, texts, atoms and the
// client of the contract), and nothing of the app.
import { atom, useAtom } from 'jotai';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FormattedMessage, IntlProvider, useIntl } from 'react-intl';
import { createBrowserRouter, Link, Outlet, useNavigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createApi } from '../../openapi/src/client.ts';
import texts from '@seguia/locales/mf-auth/fr.json';

const api = createApi({ baseUrl: 'http://localhost:4000' });
const emailAtom = atom('');

function Login() {
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

const router = createBrowserRouter([
  {
    path: '/',
    Component: Outlet,
    children: [
      { path: 'login', Component: Login },
      { path: '*', element: null },
    ],
  },
]);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <IntlProvider locale="fr" messages={texts}>
      <RouterProvider router={router} />
    </IntlProvider>
  </StrictMode>,
);
