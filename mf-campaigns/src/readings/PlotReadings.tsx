import { type MeasuredField, quantityOf, sideOf } from '@seguia/shared/domain/readings/measures';
import { dripperMeasures, sides, typedMeasures } from '@seguia/shared/domain/readings/reading-fields';
import type { DeviceReading, ReadingQuery } from '@seguia/shared/platform';
import { FormattedMessage, paths, useFormat, useIntl, useReadings } from '@seguia/shared/platform';
import { Button, EmptyState, ErrorState, List, Num, Row, Section, Skeleton } from '@seguia/shared/ui';
import { Fragment } from 'react';
import { titleMessages } from '../graph/use-plot-graphs.ts';
import { sideMessages } from '../series/side-messages.ts';
import { useMeasureFormat } from '../series/use-measure-format.ts';
import styles from './PlotReadings.module.css';

/** The readings of a span, newest first; more are loaded on demand. */
export function PlotReadings({ query }: { query: ReadingQuery }) {
  const intl = useIntl();
  const { rows, hasMore, loadMore, loading, error } = useReadings({ ...query, limit: 25 });
  const title = intl.formatMessage({ id: 'campaigns.readings.title', defaultMessage: 'Relevés' });
  return (
    <Section title={title}>
      {!rows ? (
        error ? (
          <ErrorState
            text={intl.formatMessage({
              id: 'campaigns.plot.error',
              defaultMessage: 'Les relevés n’ont pas pu être chargés.',
            })}
            onRetry={loadMore}
          />
        ) : (
          <Skeleton look="rows" count={5} />
        )
      ) : rows.length === 0 ? (
        <EmptyState
          title={intl.formatMessage({
            id: 'campaigns.readings.empty',
            defaultMessage: 'Aucun relevé sur cette période.',
          })}
        />
      ) : (
        <List label={title}>
          {rows.map((reading) => (
            <ReadingLine key={reading.id} reading={reading} />
          ))}
        </List>
      )}
      {rows && hasMore && (
        <Button onPress={loadMore} busy={loading} full>
          <FormattedMessage id="campaigns.readings.more" defaultMessage="Afficher d’autres relevés" />
        </Button>
      )}
    </Section>
  );
}

/** A reading by its hour, then each water that was measured, with its values by name; a percentage has its sign. */
function ReadingLine({ reading }: { reading: DeviceReading }) {
  const intl = useIntl();
  const format = useFormat();
  const measures = useMeasureFormat();
  const isMeasured = (measure: MeasuredField) => reading[measure] !== null;
  const shown = [...typedMeasures, ...dripperMeasures.filter(isMeasured)];
  const measuredSides = sides.filter((side) =>
    shown.some((measure) => sideOf(measure) === side && isMeasured(measure)),
  );
  return (
    <Row
      to={paths.reading(reading.id)}
      title={<Num>{format.dateTime(reading.timestamp)}</Num>}
      text={
        <span className={styles.values}>
          {measuredSides.map((side) => (
            <Fragment key={side}>
              <span>{intl.formatMessage(sideMessages[side])}</span>
              <span className={styles.numbers}>
                {shown
                  .filter((measure) => sideOf(measure) === side)
                  .map((measure, at) => {
                    const value = reading[measure];
                    const quantity = quantityOf(measure);
                    return (
                      <Fragment key={measure}>
                        {at > 0 && ' '}
                        <bdi className={styles.number}>
                          {quantity !== 'percent' && `${intl.formatMessage(titleMessages[quantity])} `}
                          <Num>{value === null ? '–' : measures.formatValue(quantity, value)}</Num>
                        </bdi>
                      </Fragment>
                    );
                  })}
              </span>
            </Fragment>
          ))}
        </span>
      }
    />
  );
}
