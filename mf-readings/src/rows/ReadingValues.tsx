import type { Standing } from '@seguia/shared/domain/board/standing';
import { type MeasuredField, type MeasuredValues, quantityOf, sideOf } from '@seguia/shared/domain/readings/measures';
import { dripperMeasures, typedMeasures } from '@seguia/shared/domain/readings/reading-fields';
import { useIntl } from '@seguia/shared/platform';
import { Num, StatusMark } from '@seguia/shared/ui';
import { Fragment } from 'react';
import { formatBandState } from '../words/format-band.ts';
import { shortMessages } from '../words/short-messages.ts';
import { useMeasureFormat } from '../words/use-measure-format.ts';
import { sideMessages } from './item-messages.ts';
import styles from './ReadingItem.module.css';

interface ReadingValuesProps {
  values: MeasuredValues;
  /** How the values compare with their target band, for the marks beside those outside of it or near a limit. */
  standing?: Standing;
}

/** Intake and drain on a line each, so that the numbers of a list align. */
export function ReadingValues({ values, standing }: ReadingValuesProps) {
  const intl = useIntl();
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
            <Numbers measures={[...(isTyped ? typed : []), ...calculated]} values={values} standing={standing} />
          </Fragment>
        );
      })}
    </span>
  );
}

interface NumbersProps {
  measures: readonly MeasuredField[];
  values: MeasuredValues;
  standing: Standing | undefined;
}

/**
 * The values of a water, each with its name; a percentage has its sign. Each is isolated with its name: in one isolation they would run from
 * left to right, which puts EC behind pH in Arabic.
 */
function Numbers({ measures, values, standing }: NumbersProps) {
  const intl = useIntl();
  const format = useMeasureFormat();
  return (
    <span className={styles.numbers}>
      {measures.map((measure, at) => {
        const value = values[measure];
        const state = standing?.states[measure];
        const quantity = quantityOf(measure);
        return (
          <Fragment key={measure}>
            {at > 0 && ' '}
            <bdi className={styles.number}>
              {quantity !== 'percent' && `${intl.formatMessage(shortMessages[quantity])} `}
              <Num>{value === null ? '–' : format.formatValue(measure, value)}</Num>
              {value !== null && state && state !== 'in' && standing.band && (
                <>
                  {' '}
                  <StatusMark
                    state={state}
                    label={formatBandState(format, measure, value, standing.band[measure], state)}
                    size={12}
                  />
                </>
              )}
            </bdi>
          </Fragment>
        );
      })}
    </span>
  );
}
