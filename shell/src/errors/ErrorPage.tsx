import { defineMessages, paths, useIntl, useLocation, LinkButton, Page } from '@seguia/shared/start';
import { EmptyState } from '@seguia/shared/ui/feedback/EmptyState.tsx';
import { useHref } from 'react-router';

const messages = defineMessages({
  notFound: { id: 'shell.error.notFound', defaultMessage: 'Page introuvable' },
  notFoundPath: { id: 'shell.error.notFoundPath', defaultMessage: 'Page introuvable : {path}' },
  server: { id: 'shell.error.internal', defaultMessage: 'Erreur interne du serveur' },
  unsentStays: {
    id: 'shell.error.kept',
    defaultMessage: 'Vos relevés sont gardés sur cet appareil. Revenez à l’accueil, ou rechargez la page.',
  },
  home: { id: 'shell.error.home', defaultMessage: 'Revenir à l’accueil' },
});

/** The generic error page. A 404 names the whole missing path with its language prefix; any other status is an internal error. */
export function ErrorPage({ status }: { status: number }) {
  const intl = useIntl();
  const path = readable(useHref(useLocation().pathname));
  const notFound = status === 404;
  return (
    <Page title={intl.formatMessage(notFound ? messages.notFound : messages.server)}>
      <EmptyState
        title={intl.formatMessage(notFound ? messages.notFoundPath : messages.unsentStays, {
          path: (
            <bdi key="path" dir="ltr">
              {path}
            </bdi>
          ),
        })}
        action={<LinkButton to={paths.today()}>{intl.formatMessage(messages.home)}</LinkButton>}
      />
    </Page>
  );
}

/** A path as a person would type it: browsers write é as `%C3%A9`. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
