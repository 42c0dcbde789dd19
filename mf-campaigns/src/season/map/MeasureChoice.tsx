import { type MeasuredField, measuredFields, sideOf } from '@seguia/shared/domain/readings/measures';
import { useIntl } from '@seguia/shared/platform';
import { Chip } from '@seguia/shared/ui';
import { useMeasureFormat } from '../../series/use-measure-format.ts';
import { mapMessages } from './map-messages.ts';
import styles from './SeasonMap.module.css';

interface MeasureChoiceProps {
  value: MeasuredField;
  onChange: (measure: MeasuredField) => void;
}

/** What drains comes first: it is what the roots have. */
const order: readonly MeasuredField[] = [
  ...measuredFields.filter((measure) => sideOf(measure) === 'drain'),
  ...measuredFields.filter((measure) => sideOf(measure) === 'intake'),
];

/** Chooses the measure that the map shows. */
export function MeasureChoice({ value, onChange }: MeasureChoiceProps) {
  const intl = useIntl();
  const measures = useMeasureFormat();
  return (
    <div role="group" aria-label={intl.formatMessage(mapMessages.measure)} className={styles.measures}>
      {order.map((measure) => (
        <Chip key={measure} pressed={measure === value} onPress={() => onChange(measure)}>
          {measures.name(measure)}
        </Chip>
      ))}
    </div>
  );
}
