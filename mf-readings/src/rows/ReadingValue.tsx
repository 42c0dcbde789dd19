import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import type { DeviceReading } from '@seguia/shared/platform';
import { Value } from '@seguia/shared/ui';
import type { standingOf } from '@seguia/shared/domain/board/standing';
import { formatBandState } from '../words/format-band.ts';
import { useMeasureFormat } from '../words/use-measure-format.ts';

interface ReadingValueProps {
  reading: DeviceReading;
  measure: MeasuredField;
  standing: ReturnType<typeof standingOf>;
}

/** A reading's value in a table, marked where it is outside of its target or near a limit. */
export function ReadingValue({ reading, measure, standing: { states, band } }: ReadingValueProps) {
  const measures = useMeasureFormat();
  const value = reading[measure];
  const state = states[measure];
  return (
    <Value
      state={state === 'in' ? null : state}
      stateLabel={
        value !== null && state && band ? formatBandState(measures, measure, value, band[measure], state) : ''
      }
    >
      {value === null ? null : measures.formatValue(measure, value)}
    </Value>
  );
}
