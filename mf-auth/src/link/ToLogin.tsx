import { defineMessages, LinkButton, paths, serverAtom, useIntl, useLocation } from '@seguia/shared/start';
import { useAtomValue } from 'jotai';
import { serverOfLink } from './invitation-link.ts';

const messages = defineMessages({
  login: { id: 'auth.join.login', defaultMessage: 'J’ai déjà accès : me connecter' },
});

/**
 * The way on from a link that opens nothing: into the app for who is logged in, to the login for anybody else. On a phone that has no data server it is by the screen that
 * shows the link's.
 */
export function ToLogin() {
  const intl = useIntl();
  const server = serverOfLink(useLocation(), window.location.protocol);
  const isNewHere = useAtomValue(serverAtom) === null;
  const to = isNewHere && server !== null ? `${paths.server()}?address=${encodeURIComponent(server)}` : paths.today();
  return <LinkButton to={to}>{intl.formatMessage(messages.login)}</LinkButton>;
}
