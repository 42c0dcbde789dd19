import { FormattedMessage, serverNameAtom, useIntl } from '@seguia/shared/platform';
import { Button, EmptyState, ErrorState, Skeleton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useFailureText } from '../init/use-failure-text.ts';
import type { FarmList } from './use-farm-list.ts';

/** Shown while there is no farm to show: the list is loading, has failed, the search found none, or the account has none. */
export function NoFarms({ farms }: { farms: FarmList }) {
  const intl = useIntl();
  const failureText = useFailureText();
  const server = useAtomValue(serverNameAtom) ?? '';
  const { failure, busy, found, setSearch, refresh } = farms;
  if (failure)
    return (
      <ErrorState
        text={failureText(failure, server)}
        busy={busy}
        onRetry={() => void refresh().catch(() => undefined) /* the failure shows here again */}
      />
    );
  if (busy) return <Skeleton look="rows" count={6} />;
  if (found !== '')
    return (
      <EmptyState
        title={
          <FormattedMessage
            id="auth.farms.notFound"
            defaultMessage="Aucune exploitation ne contient « {search} » dans son nom."
            values={{ search: <bdi key="search">{found}</bdi> }}
          />
        }
        action={
          <Button onPress={() => setSearch('')}>
            <FormattedMessage id="auth.farms.showAll" defaultMessage="Afficher toutes les exploitations" />
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={intl.formatMessage({
        id: 'auth.farms.none',
        defaultMessage:
          'Votre compte utilisateur n’est associé à aucune exploitation. Pour y remédier, contactez la personne qui a créé votre accès.',
      })}
    />
  );
}
