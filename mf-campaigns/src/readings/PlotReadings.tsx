import { type MeasuredField, quantityOf, type Side, sideOf } from '@seguia/shared/domain/readings/measures';
import { dripperMeasures, typedMeasures } from '@seguia/shared/domain/readings/reading-fields';
import type { DeviceReading, ReadingQuery } from '@seguia/shared/platform';
import { FormattedMessage, paths, useFormat, useIntl, useReadings } from '@seguia/shared/platform';
import { Button, EmptyState, ErrorState, List, Num, Row, Section, Skeleton } from '@seguia/shared/ui';
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

function ReadingLine({ reading }: { reading: DeviceReading }) {
  const format = useFormat();
  const measures = useMeasureFormat();
  const formatMeasure = (measure: MeasuredField) => {
    const value = reading[measure];
    return <Num key={measure}>{value === null ? '–' : measures.formatValue(quantityOf(measure), value)}</Num>;
  };
  const typed = (side: Side) =>
    typedMeasures
      .filter((measure) => sideOf(measure) === side)
      .flatMap((measure, at) => (at === 0 ? [formatMeasure(measure)] : [' · ', formatMeasure(measure)]));
  return (
    <Row
      to={paths.reading(reading.id)}
      title={<Num>{format.dateTime(reading.timestamp)}</Num>}
      text={
        <span className={styles.values}>
          <span>
            <FormattedMessage
              id="campaigns.readings.intake"
              defaultMessage="Apport {values}"
              values={{ values: typed('intake') }}
            />
          </span>
          <span>
            <FormattedMessage
              id="campaigns.readings.drain"
              defaultMessage="Drainage {values}"
              values={{ values: typed('drain') }}
            />
          </span>
          {dripperMeasures.map((measure) => (
            <span key={measure}>{formatMeasure(measure)}</span>
          ))}
        </span>
      }
    />
  );
}
