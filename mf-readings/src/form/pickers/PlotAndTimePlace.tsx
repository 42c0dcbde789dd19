import { cropsOn } from '@seguia/shared/domain/bands';
import { defineMessages, type Plot, useFormat, useIntl } from '@seguia/shared/platform';
import { ErrorState } from '@seguia/shared/ui';
import type { ReactNode } from 'react';
import { fieldMessages } from '../../words/field-messages.ts';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { PlainField } from './PlainField.tsx';
import type { PlotAndTimeProps } from './PlotAndTime.tsx';
import styles from './PlotAndTime.module.css';
import { usePickers } from './use-pickers.ts';

const messages = defineMessages({
  failed: {
    id: 'readings.form.pickersFailed',
    defaultMessage: 'La parcelle et la date n’ont pas pu être chargées.',
  },
});

/** Reserves the line of a plot's crops. */
const noCropsYet = '\u00a0';

export type PlotAndTimePlaceProps = Omit<PlotAndTimeProps, 'plots'> & {
  /** Plots to choose from, in walking order; null while they are not known. */
  plots: readonly Plot[] | null;
  /** Shown in place of the plots where they cannot be fetched. */
  instead?: ReactNode;
};

/** Plot, date and time as text until pickers and plots have loaded, so that the fields below accept typing at once. */
export function PlotAndTimePlace({ plots, instead, ...props }: PlotAndTimePlaceProps) {
  const intl = useIntl();
  const format = useFormat();
  const { pickers, failed, retry } = usePickers();
  if (!plots && instead) return instead;
  if (plots && pickers) return <pickers.PlotAndTime {...props} plots={plots} />;
  if (failed) return <ErrorState text={intl.formatMessage(messages.failed)} onRetry={retry} />;
  const plot = plots?.find(({ id }) => id === props.plotId);
  return (
    <>
      <PlainField
        label={intl.formatMessage(fieldMessages.plotId)}
        hint={plot ? formatCrops(cropsOn(plot.crops, props.date)) || undefined : noCropsYet}
        value={plot?.name}
      />
      <div className={styles.when}>
        <PlainField
          label={intl.formatMessage(fieldMessages.date)}
          value={props.date ? format.date(props.date) : undefined}
        />
        <PlainField
          label={intl.formatMessage(fieldMessages.time)}
          value={props.time ? format.time(props.time) : undefined}
        />
      </div>
    </>
  );
}
