import { type MeasuredField, type MeasuredValues, sideOf } from '@seguia/shared/domain/readings/measures';
import { dripperMeasures, typedMeasures } from '@seguia/shared/domain/readings/reading-fields';
import { useIntl } from '@seguia/shared/platform';
import { Num } from '@seguia/shared/ui';
import { Fragment } from 'react';
import { useMeasureFormat } from '../words/use-measure-format.ts';
import { sideMessages } from './item-messages.ts';
import styles from './ReadingItem.module.css';

/** Intake and drain on a line each, so that the numbers of a list align. */
export function ReadingValues({ values }: { values: MeasuredValues }) {
  const intl = useIntl();
  const { formatValue } = useMeasureFormat();
  const shown = (measure: MeasuredField) => {
    const value = values[measure];
    return value === null ? '–' : formatValue(measure, value);
  };
  const isMeasured = (measure: MeasuredField) => values[measure] !== null;
  return (
    <span className={styles.values}>
      {(['intake', 'drain'] as const).map((side) => {
        const typed = typedMeasures.filter((measure) => sideOf(measure) === side);
        const calculated = dripperMeasures.filter((measure) => sideOf(measure) === side && isMeasured(measure));
        const isTyped = typed.some(isMeasured);
        if (!isTyped && calculated.length === 0) return null;
        return (
          <Fragment key={side}>
            <span>{intl.formatMessage(sideMessages[side])}</span>
            <Numbers texts={isTyped ? typed.map(shown) : []} />
            <Numbers texts={calculated.map(shown)} />
          </Fragment>
        );
      })}
    </span>
  );
}

/** Isolates each number by itself: numbers in one isolation would run from left to right, which puts EC behind pH in Arabic. */
function Numbers({ texts }: { texts: readonly string[] }) {
  return (
    <span className={styles.numbers}>
      {texts.map((text, at) => (
        <Fragment key={at}>
          {at > 0 && ' · '}
          <Num>{text}</Num>
        </Fragment>
      ))}
    </span>
  );
}
