import { automaticMarkAtom, type Band, movesOnAtom, type TargetBand } from '@seguia/shared/platform';
import { bandState } from '@seguia/shared/domain/bands';
import { MeasureField } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import type { Values } from '../../farm-data/last-values.ts';
import { useMeasureFormat } from '../../words/use-measure-format.ts';
import { formatBandState } from '../../words/format-band.ts';
import type { FieldNotes } from '../model/field-notes.ts';
import { type MeasuredField, sideOf } from '@seguia/shared/domain/readings/measures';
import { wholeValueOf } from '../../typing/whole-value.ts';
import type { FormState } from '../model/form-state.ts';

export interface FormMeasureProps {
  measure: MeasuredField;
  state: FormState;
  onChange: (measure: MeasuredField, text: string) => void;
  onLeave: (measure: MeasuredField) => void;
  /** The typed values in stored units; null where a text is no number. */
  values: Values;
  last: Values;
  band: TargetBand | null;
  notes: FieldNotes;
  /** The field that somebody is typing into: its value is not judged yet. */
  typing: string | null;
  /** Whether this value takes the focus at once. */
  startsHere?: boolean;
}

/** One measured value of a form in large digits, with its last value, its mark and its problem. A question says the last value itself. */
export function FormMeasure(props: FormMeasureProps) {
  const { measure, state, values, last, band, notes, typing, startsHere = false } = props;
  const measures = useMeasureFormat();
  const hasAutomaticMark = useAtomValue(automaticMarkAtom);
  const movesOn = useAtomValue(movesOnAtom);
  const value = values[measure];
  const lastValue = last[measure];
  const limits: Band | null = band?.[measure] ?? null;
  // An impossible value shows its problem instead of its band; a half-typed value shows neither.
  const standing = notes[measure]?.error || typing === measure ? null : bandState(value, limits);
  return (
    <MeasureField
      {...notes[measure]}
      name={measure}
      label={measures.label(measure)}
      unit={measures.typedUnit(measure)}
      markAfter={hasAutomaticMark ? measures.digitsBeforeMark(measure) : undefined}
      movesOn={wholeValueOf(measure, movesOn, measures.format)}
      side={sideOf(measure)}
      size="round"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- plot and time are filled in, so the first value is where typing starts
      autoFocus={startsHere}
      value={state[measure]}
      onChange={(text) => props.onChange(measure, text)}
      onBlur={() => props.onLeave(measure)}
      last={lastValue === null || notes[measure]?.ask ? undefined : measures.formatValue(measure, lastValue)}
      state={
        standing && limits && value !== null
          ? { state: standing, label: formatBandState(measures, measure, value, limits, standing) }
          : undefined
      }
    />
  );
}
