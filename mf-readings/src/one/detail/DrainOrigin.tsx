import { FormattedMessage, type Reading, useFormat } from '@seguia/shared/platform';
import { Num } from '@seguia/shared/ui';
import styles from './ReadingDetail.module.css';

/** Says whether the drain percentage was measured or calculated; shows nothing without one. */
export function DrainOrigin({ reading }: { reading: Reading }) {
  const format = useFormat();
  const { drainPercent, entryType, totalDrained, intakePerDripper, dripperCount, dripperUnit } = reading;
  if (drainPercent === null) return null;
  if (entryType === 'value' || totalDrained === null || intakePerDripper === null || !dripperUnit) {
    return (
      <p className={styles.line}>
        <FormattedMessage id="readings.one.drainEntered" defaultMessage="% de drainage saisi tel quel." />
      </p>
    );
  }
  return (
    <p className={styles.line}>
      <FormattedMessage
        id="readings.one.drainCalculated"
        defaultMessage="% de drainage calculé : {drained} drainés pour {count, plural, one {# goutteur} other {# goutteurs}} de {each}."
        values={{
          count: dripperCount ?? 0,
          drained: <Num>{format.volume(totalDrained, dripperUnit)}</Num>,
          each: <Num>{format.volume(intakePerDripper, dripperUnit)}</Num>,
        }}
      />
    </p>
  );
}
