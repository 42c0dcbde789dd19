import { defineMessages, useFormat, useIntl } from '@seguia/shared/platform';
import { Button, MeasureField } from '@seguia/shared/ui';
import { useState } from 'react';
import type { Rate } from '../hooks/use-rate.ts';
import styles from './DrainEntry.module.css';

const messages = defineMessages({
  offer: { id: 'readings.rate.offer', defaultMessage: 'Calculer l’apport avec le débit' },
  hide: { id: 'readings.rate.hide', defaultMessage: 'Masquer le débit' },
  rate: { id: 'readings.rate.rate', defaultMessage: 'Débit d’un goutteur' },
  minutes: { id: 'readings.rate.minutes', defaultMessage: 'Durée d’irrigation' },
  wrong: {
    id: 'readings.rate.wrong',
    defaultMessage: 'Saisissez un nombre supérieur à 0, comme {example}.',
  },
});

/** The symbols of rate and time; they are the same in all our languages. */
const units = { rate: 'L/h', minutes: 'min' };

interface RateFieldsProps {
  rate: Rate;
  onLeave: () => void;
}

/** Calculates the intake per dripper from the rate printed on the dripper and the time that the water ran. */
export function RateFields({ rate, onLeave }: RateFieldsProps) {
  const intl = useIntl();
  const { typed } = useFormat();
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <Button variant="quiet" expanded={open} onPress={() => setOpen(!open)}>
        {intl.formatMessage(open ? messages.hide : messages.offer)}
      </Button>
      {open && (
        <div className={styles.drippers}>
          {(['rate', 'minutes'] as const).map((field) => (
            <MeasureField
              key={field}
              name={field}
              side="drain"
              label={intl.formatMessage(messages[field])}
              unit={units[field]}
              value={rate.inputs[field]}
              error={
                left.has(field) && rate.isWrong(field)
                  ? intl.formatMessage(messages.wrong, { example: typed(2.5) })
                  : undefined
              }
              onChange={(text) => rate.change(field, text)}
              onBlur={() => {
                setLeft(new Set([...left, field]));
                onLeave();
              }}
            />
          ))}
        </div>
      )}
    </>
  );
}
