import { cropsOn } from '@seguia/shared/domain/bands';
import { targetFields } from '@seguia/shared/domain/plantings/target-fields';
import { quantityOf, sideOf } from '@seguia/shared/domain/readings/measures';
import { defineMessages, type Plot, type TargetBand, todayAtom, useIntl } from '@seguia/shared/platform';
import { Chip } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { type CSSProperties, useState } from 'react';
import type { BandActs } from './band-acts.ts';
import { sideMessages } from '../../rows/item-messages.ts';
import { fieldMessages } from '../../words/field-messages.ts';
import { shortMessages } from '../../words/short-messages.ts';
import { useMeasureFormat } from '../../words/use-measure-format.ts';
import styles from './BandTable.module.css';
import { PlotBands } from './PlotBands.tsx';

const messages = defineMessages({
  table: { id: 'readings.bands.table', defaultMessage: 'Les cibles d’aujourd’hui, par parcelle et mesure' },
  difference: { id: 'readings.bands.difference', defaultMessage: 'Écart d’EC' },
  all: { id: 'readings.bands.allPeriods', defaultMessage: 'Périodes passées et à venir' },
});

export interface BandTableProps {
  plots: readonly Plot[];
  bands: readonly TargetBand[];
  /** What people who may change bands do with a plot; undefined for others. */
  acts: BandActs | undefined;
}

/** The targets as a table of plots and measures: those of today, and on demand those of other days. */
export function BandTable({ plots, bands, acts }: BandTableProps) {
  const intl = useIntl();
  const measures = useMeasureFormat();
  const today = useAtomValue(todayAtom);
  const [hasAll, setHasAll] = useState(false);
  const planted = new Map(plots.map(({ id, crops }) => [id, cropsOn(crops, today)]));
  // A band that is open still judges nothing once its variety has left the plot.
  const isNow = ({ plotId, cropTypeId, from, to }: TargetBand) =>
    from <= today &&
    (to === null || today <= to) &&
    planted.get(plotId)?.some((crop) => crop.cropTypeId === cropTypeId) === true;
  const hasOthers = bands.some((band) => planted.has(band.plotId) && !isNow(band));
  return (
    <>
      {hasOthers && (
        <div>
          <Chip icon="calendar" pressed={hasAll} onPress={() => setHasAll(!hasAll)}>
            {intl.formatMessage(messages.all)}
          </Chip>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it */}
      <div className={styles.scroll} role="group" aria-label={intl.formatMessage(messages.table)} tabIndex={0}>
        <div className={styles.table} style={{ '--fields': targetFields.length } as CSSProperties}>
          {/* Each limit says its measure to a screen reader. */}
          <div className={`${styles.line} ${styles.heads}`} aria-hidden>
            <span className={styles.first}>{intl.formatMessage(fieldMessages.plotId)}</span>
            {targetFields.map((field) => (
              <span key={field}>
                {field === 'ecDifference' ? (
                  intl.formatMessage(messages.difference)
                ) : (
                  <>
                    {intl.formatMessage(sideMessages[sideOf(field)])}
                    <br />
                    {intl.formatMessage(shortMessages[quantityOf(field)])}
                  </>
                )}{' '}
                <span className={styles.unit}>{measures.unit(field)}</span>
              </span>
            ))}
          </div>
          {plots.map((plot) => {
            const own = bands.filter(({ plotId }) => plotId === plot.id).toSorted((a, b) => (a.from < b.from ? 1 : -1));
            return (
              <PlotBands
                key={plot.id}
                plot={plot}
                bands={[...own.filter(isNow), ...(hasAll ? own.filter((band) => !isNow(band)) : [])]}
                isNow={isNow}
                acts={acts}
              />
            );
          })}
        </div>
      </div>
    </>
  );
}
