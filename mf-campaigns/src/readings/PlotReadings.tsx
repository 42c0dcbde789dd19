import { quantityOf } from '@seguia/shared/domain/readings/measures';
import { shownBySide } from '@seguia/shared/domain/readings/reading-fields';
import type { DeviceReading, ReadingQuery } from '@seguia/shared/platform';
import { FormattedMessage, paths, useFormat, useIntl, useReadings } from '@seguia/shared/platform';
import { Button, EmptyState, ErrorState, List, NamedValues, Num, Row, Section, Skeleton } from '@seguia/shared/ui';
import { titleMessages } from '../graph/use-plot-graphs.ts';
import { sideMessages } from '../series/side-messages.ts';
import { useMeasureFormat } from '../series/use-measure-format.ts';

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
  const lines = shownBySide(reading).map(({ side, shown }) => ({
    id: side,
    name: intl.formatMessage(sideMessages[side]),
    values: shown.map((measure) => {
      const value = reading[measure];
      const quantity = quantityOf(measure);
      return {
        id: measure,
        name: quantity === 'percent' ? undefined : intl.formatMessage(titleMessages[quantity]),
        text: value === null ? null : measures.formatValue(quantity, value),
      };
    }),
  }));
  return (
    <Row
      to={paths.reading(reading.id)}
      title={<Num>{format.dateTime(reading.timestamp)}</Num>}
      text={<NamedValues lines={lines} />}
    />
  );
}
