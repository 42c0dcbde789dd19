import { FormattedMessage, serverNameAtom, useIntl, Banner } from '@seguia/shared/start';
import { useAtomValue } from 'jotai';
import { useFailureText } from '../init/use-failure-text.ts';
import type { FarmList } from './use-farm-list.ts';

/** Says above the farms that they are old, because the list could not be fetched again. */
export function StaleFarms({ farms: { failure, busy, refresh } }: { farms: FarmList }) {
  const intl = useIntl();
  const failureText = useFailureText();
  const server = useAtomValue(serverNameAtom) ?? '';
  if (failure === null) return null;
  return (
    <Banner
      kind="warn"
      action={{
        label: intl.formatMessage({ id: 'auth.farms.retry', defaultMessage: 'Réessayer' }),
        onPress: () => void refresh().catch(() => undefined), // the failure shows here again
        busy,
      }}
    >
      <FormattedMessage
        id="auth.farms.stale"
        defaultMessage="La liste n’a pas pu être mise à jour. {why}"
        values={{ why: failureText(failure, server) }}
      />
    </Banner>
  );
}
