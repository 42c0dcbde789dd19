import { FormattedMessage, paths, serverNameAtom, useIntl, useLocation } from '@seguia/shared/platform';
import { ErrorDialog, LogOut, Page, PullToRefresh, SearchField } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useFailureText } from '../init/use-failure-text.ts';
import { FarmList } from './FarmList.tsx';
import { ListEnd } from './ListEnd.tsx';
import { NoFarms } from './NoFarms.tsx';
import { StaleFarms } from './StaleFarms.tsx';
import { useFarmList } from './use-farm-list.ts';
import { type OpenFarm, useOpenFarm } from './use-open-farm.ts';
import styles from './Farmers.module.css';

/** `/farmers`: the farms of the account. For people who come from inside the app to change the farm, it has a link back. */
export function Farmers() {
  const intl = useIntl();
  const location = useLocation();
  const farms = useFarmList();
  const farm = useOpenFarm();
  const fromApp = (location.state as { from?: unknown } | null)?.from === 'app';
  const linkedToNone = farms.farms.length === 0 && farms.found === '' && !farms.busy && !farms.failure;
  return (
    <Page
      title={intl.formatMessage({ id: 'auth.farms.title', defaultMessage: 'Choisissez une exploitation' })}
      back={
        fromApp
          ? {
              to: paths.settings(),
              label: intl.formatMessage({ id: 'auth.farms.back', defaultMessage: 'Retour à l’exploitation' }),
            }
          : undefined
      }
      actions={
        <span className={styles.leave}>
          <LogOut variant="quiet" />
        </span>
      }
    >
      <PullToRefresh onRefresh={farms.refresh}>
        <div className={styles.content}>
          {!linkedToNone && (
            <SearchField
              label={intl.formatMessage({ id: 'auth.farms.search', defaultMessage: 'Rechercher' })}
              value={farms.search}
              onChange={farms.setSearch}
            />
          )}
          {farms.farms.length === 0 ? (
            <NoFarms farms={farms} />
          ) : (
            <>
              <StaleFarms farms={farms} />
              <FarmList farms={farms.farms} opening={farm.opening} onOpen={farm.open} />
              <ListEnd farms={farms} />
            </>
          )}
        </div>
      </PullToRefresh>
      <OpeningFailed farm={farm} />
    </Page>
  );
}

function OpeningFailed({ farm: { failure, dismiss } }: { farm: OpenFarm }) {
  const server = useAtomValue(serverNameAtom) ?? '';
  const failureText = useFailureText();
  if (failure === null) return null;
  const gone = (
    <FormattedMessage id="auth.farms.gone" defaultMessage="Cette exploitation n’est plus liée à votre compte." />
  );
  return <ErrorDialog text={failure === 'gone' ? gone : failureText(failure, server)} onClose={dismiss} />;
}
