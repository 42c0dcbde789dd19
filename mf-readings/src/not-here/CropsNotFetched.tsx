import {
  ApiError,
  cropsAtom,
  cropTypesAtom,
  defineMessages,
  pullAtom,
  syncStatusAtom,
  useCannotFetch,
  useIntl,
  useShowAgain,
} from '@seguia/shared/platform';
import { Banner, ErrorDialog } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';

const messages = defineMessages({
  crops: {
    id: 'readings.crops.failed',
    defaultMessage: 'Impossible de charger les cultures. Vérifiez le réseau, puis réessayez.',
  },
  varieties: {
    id: 'readings.varieties.failed',
    defaultMessage: 'Impossible de charger les variétés. Vérifiez le réseau, puis réessayez.',
  },
  retry: { id: 'readings.list.retry', defaultMessage: 'Réessayer' },
});

/**
 * Shown where varieties are chosen. On a device that has never fetched the farm's data and has no crops or varieties, it fetches them. A
 * failure shows the dialog titled "Error", and a banner with Retry.
 */
export function CropsNotFetched() {
  const intl = useIntl();
  const crops = useAtomValue(cropsAtom);
  const varieties = useAtomValue(cropTypesAtom);
  const { dataSince, syncing } = useAtomValue(syncStatusAtom);
  const pull = useSetAtom(pullAtom);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const showAgain = useShowAgain();
  const fetchCrops = useCallback(
    () =>
      pull().then(
        () => setFailed(null),
        (error: unknown) => {
          // Any other error means that the session ended and aborted the call: nobody is there to read about it.
          if (!(error instanceof ApiError)) return;
          setFailed(error);
        },
      ),
    [pull],
  );

  const missing = crops?.length === 0 ? messages.crops : varieties?.length === 0 ? messages.varieties : null;
  const unknown = missing !== null && dataSince === null;
  useEffect(() => {
    if (unknown) void fetchCrops();
  }, [unknown, fetchCrops]);

  // `missing` may name the wrong list: the lists that came before the failure may not have been read from the device yet.
  const lacking = failed?.list === 'cropTypes' ? messages.varieties : (missing ?? messages.crops);
  const dialog = useCannotFetch(lacking === messages.crops ? 'crops' : 'varieties', unknown && failed);
  if (!unknown || !failed) return null;
  const text = intl.formatMessage(lacking);
  const onPress = () => void fetchCrops().then(showAgain);
  const action = { label: intl.formatMessage(messages.retry), onPress, busy: syncing };
  return (
    <>
      <Banner kind="info" action={action}>
        {text}
      </Banner>
      {dialog.isOpen && <ErrorDialog text={text} onClose={dialog.close} />}
    </>
  );
}
