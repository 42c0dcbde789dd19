import { defineMessages, useIntl } from '@seguia/shared/platform';
import { Banner } from '@seguia/shared/ui';
import { useEffect, useState } from 'react';

const messages = defineMessages({
  cleared: {
    id: 'readings.unsent.clearedBySafari',
    defaultMessage:
      'Safari efface les changements non envoyés après sept jours sans visite. Ouvrez Seguia avant, avec du réseau.',
  },
});

/**
 * Whether the page runs in Safari itself. An app from the home screen, which is not cleared, reports `standalone`; the native app's pages
 * have a scheme of their own.
 */
const isInSafari = () =>
  (navigator as { standalone?: boolean }).standalone === false && location.protocol !== 'capacitor:';

/** Warns above what is not sent, until the browser has promised to keep its storage: nothing could restore it once Safari has cleared it. */
export function ClearedBySafari() {
  const intl = useIntl();
  const [mayClear, setMayClear] = useState(false);
  useEffect(() => {
    let isGone = false;
    const set = (persisted: boolean) => void (isGone || setMayClear(!persisted));
    const { storage } = navigator as { storage?: StorageManager };
    const check = async () => set((await storage?.persisted?.().catch(() => false)) ?? false);
    if (isInSafari()) void check();
    return () => {
      isGone = true;
    };
  }, []);
  return mayClear && <Banner kind="warn">{intl.formatMessage(messages.cleared)}</Banner>;
}
