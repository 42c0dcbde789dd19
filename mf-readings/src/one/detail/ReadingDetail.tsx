import { fullName } from '@seguia/shared/domain/accounts/full-name';
import { measuredFields } from '@seguia/shared/domain/readings/measures';
import { canChangeReadingAtom, type DeviceReading, FormattedMessage, paths, useFormat } from '@seguia/shared/platform';
import { Badge, LinkButton, Num } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { useMeasureFormat } from '../../words/use-measure-format.ts';
import { ReadingInstructions } from '../../instructions/ReadingInstructions.tsx';
import { MeterOfReading } from '../../meter/MeterOfReading.tsx';
import { Photos } from '../../photos/Photos.tsx';
import { EcDifference } from '../../answer/EcDifference.tsx';
import { MeasureBlock } from './MeasureBlock.tsx';
import { deliveryMessages } from '../../words/delivery-messages.ts';
import { standingOf } from '@seguia/shared/domain/board/standing';
import { useFarmData } from '../../farm-data/use-farm-data.ts';
import { usePlotPast } from '../../farm-data/use-plot-past.ts';
import { DrainOrigin } from './DrainOrigin.tsx';
import { Revisions } from './Revisions.tsx';
import styles from './ReadingDetail.module.css';

/** Every field of a reading, how it compares with its target band, who recorded it and what has changed since. */
export function ReadingDetail({ reading }: { reading: DeviceReading }) {
  const format = useFormat();
  const { label } = useMeasureFormat();
  const farm = useFarmData();
  const canChange = useAtomValue(canChangeReadingAtom);
  const { band, states, crops } = standingOf(reading, farm.plots.get(reading.plotId), farm.bands);
  const { compared } = usePlotPast(reading.plotId, reading);
  const { createdBy } = reading;
  const measured = measuredFields.filter((measure) => reading[measure] !== null);
  const missing = measuredFields.filter((measure) => reading[measure] === null);
  return (
    <div className={styles.detail}>
      <div className={styles.head}>
        <p className={styles.when}>
          <Num>{format.date(reading.date, 'long')}</Num> <Num>{format.time(reading.time)}</Num>
        </p>
        {crops.length > 0 && <p>{formatCrops(crops)}</p>}
        {reading.state !== 'sent' && (
          <p className={styles.delivery}>
            <Badge state={reading.state} label={<FormattedMessage {...deliveryMessages[reading.state]} />} />
            {reading.state !== 'waiting' && (
              <LinkButton variant="quiet" to={paths.unsent()}>
                <FormattedMessage id="readings.one.decide" defaultMessage="Décider" />
              </LinkButton>
            )}
          </p>
        )}
      </div>
      <div className={styles.measures}>
        {measured.map((measure) => (
          <MeasureBlock
            key={measure}
            measure={measure}
            value={reading[measure]}
            compared={compared[measure]}
            band={band?.[measure] ?? null}
            state={states[measure] ?? null}
          />
        ))}
      </div>
      {missing.length > 0 && (
        <p className={styles.missing}>
          <FormattedMessage
            id="readings.one.notMeasured"
            defaultMessage="Non mesuré : {measures}."
            values={{ measures: format.list(missing.map(label)) }}
          />
        </p>
      )}
      <p className={styles.line}>
        <EcDifference reading={reading} />
      </p>
      <DrainOrigin reading={reading} />
      <MeterOfReading reading={reading} />
      <ReadingInstructions readingId={reading.id} />
      {reading.note && <p className={styles.note}>{reading.note}</p>}
      <Photos key={`photos ${reading.id}`} readingId={reading.id} mayChange={canChange('update', reading)} />
      <p className={styles.who}>
        <FormattedMessage
          id="readings.one.createdBy"
          defaultMessage="Saisi par {name}, {when}"
          values={{
            name: fullName(createdBy),
            when: <Num>{format.dateTime(reading.createdAt)}</Num>,
          }}
        />
      </p>
      <Revisions key={reading.id} reading={reading} />
    </div>
  );
}
