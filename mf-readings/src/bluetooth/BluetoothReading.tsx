import { measureAt } from '@seguia/shared/domain/readings/measures';
import { defineMessages, useFormat, useIntl } from '@seguia/shared/platform';
import { Banner, Button, Dialog, Num } from '@seguia/shared/ui';
import { useState } from 'react';
import type { Values } from '../farm-data/last-values.ts';
import { sideMessages } from '../rows/item-messages.ts';
import type { MeterAnswer } from './read-meter.ts';
import styles from './BluetoothReading.module.css';
import { webBluetooth } from './web-bluetooth.ts';

const messages = defineMessages({
  read: { id: 'readings.bluetooth.read', defaultMessage: 'Lire en Bluetooth' },
  connecting: { id: 'readings.bluetooth.connecting', defaultMessage: 'Connexion à l’appareil…' },
  title: { id: 'readings.bluetooth.title', defaultMessage: 'Lu sur l’appareil' },
  into: { id: 'readings.bluetooth.into', defaultMessage: 'De quelle eau ? Rien ne s’enregistre tout seul.' },
  silent: {
    id: 'readings.bluetooth.silent',
    defaultMessage: 'L’appareil ne répond pas. Rapprochez-vous, puis réessayez.',
  },
  unreadable: {
    id: 'readings.bluetooth.unreadable',
    defaultMessage: 'Réponse illisible. Saisissez les valeurs à la main.',
  },
});

interface BluetoothReadingProps {
  /** Receives the values in stored units. */
  onRead: (values: Partial<Values>) => void;
}

/** A button that reads a meter over Bluetooth into the fields of one water. Draws nothing where the browser has no Bluetooth. */
export function BluetoothReading({ onRead }: BluetoothReadingProps) {
  const intl = useIntl();
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<MeterAnswer | null>(null);
  const bluetooth = webBluetooth();
  if (!bluetooth) return null;
  const read = async () => {
    setBusy(true);
    try {
      const { readMeter } = await import('./read-meter.ts');
      setAnswer(await readMeter(bluetooth));
    } finally {
      setBusy(false);
    }
  };
  const values = typeof answer === 'object' ? answer : null;
  const fill = (side: 'intake' | 'drain') => {
    const [ec, ph] = [measureAt(side, 'ec'), measureAt(side, 'ph')];
    onRead({
      ...(ec && values && values.ec !== null && { [ec]: values.ec }),
      ...(ph && values && values.ph !== null && { [ph]: values.ph }),
    });
    setAnswer(null);
  };
  return (
    <div className={styles.reading}>
      <Button full icon="refresh" busy={busy} onPress={() => void read()}>
        {intl.formatMessage(busy ? messages.connecting : messages.read)}
      </Button>
      {(answer === 'silent' || answer === 'unreadable') && (
        <Banner kind="warn" onClose={() => setAnswer(null)}>
          {intl.formatMessage(messages[answer])}
        </Banner>
      )}
      {values && (
        <Dialog look="sheet" title={intl.formatMessage(messages.title)} onClose={() => setAnswer(null)}>
          <p className={styles.values}>
            {values.ec !== null && <Num>{format.ec(values.ec, { unit: true })}</Num>}
            {values.ph !== null && <Num>pH {format.ph(values.ph)}</Num>}
          </p>
          <p>{intl.formatMessage(messages.into)}</p>
          <div className={styles.sides}>
            {(['intake', 'drain'] as const).map((side) => (
              <Button key={side} large full onPress={() => fill(side)}>
                {intl.formatMessage(sideMessages[side])}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </div>
  );
}
