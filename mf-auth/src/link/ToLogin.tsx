import { defineMessages, LinkButton, paths, serverAtom, useIntl, useLocation } from '@seguia/shared/start';
import { useAtomValue } from 'jotai';
import { serverOfLink } from './invitation-link.ts';

const messages = defineMessages({
  login: { id: 'auth.join.login', defaultMessage: 'J’ai déjà accès : me connecter' },
});

/**
 * Leads on from a link that opens nothing: into the app for people who are logged in, otherwise to the login. On a device without a data
 * server it first opens the screen that shows the link's server.
 */
export function ToLogin() {
  const intl = useIntl();
  const server = serverOfLink(useLocation(), window.location.protocol);
  const isNewHere = useAtomValue(serverAtom) === null;
  const to = isNewHere && server !== null ? `${paths.server()}?address=${encodeURIComponent(server)}` : paths.today();
  return <LinkButton to={to}>{intl.formatMessage(messages.login)}</LinkButton>;
}
