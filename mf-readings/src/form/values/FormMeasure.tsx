import { automaticMarkAtom, type Band, movesOnAtom } from '@seguia/shared/platform';
import { bandState } from '@seguia/shared/domain/bands';
import { MeasureField } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useMeasureFormat } from '../../words/use-measure-format.ts';
import { formatBandState } from '../../words/format-band.ts';
import type { FieldNote } from '../model/field-notes.ts';
import { type MeasuredField, sideOf } from '@seguia/shared/domain/readings/measures';
import { wholeValueOf } from '../../typing/whole-value.ts';
import { memo } from 'react';

export interface FormMeasureProps {
  measure: MeasuredField;
  /** What was typed. */
  text: string;
  onChange: (measure: MeasuredField, text: string) => void;
  onLeave: (measure: MeasuredField) => void;
  /** The typed value in stored units; null where the text is no number. */
  value: number | null;
  /** The plot's last value in stored units. */
  last: number | null;
  limits: Band | null;
  note: FieldNote | undefined;
  /** Whether somebody is typing into it: its value is not judged yet. */
  isTyping: boolean;
  /** Whether this value takes the focus at once. */
  startsHere: boolean;
}

/**
 * One measured value of a form in large digits, with its last value, its mark and its problem. A question says the last value itself. A key
 * draws anew only the value that it is typed into.
 */
export const FormMeasure = memo(function FormMeasure(props: FormMeasureProps) {
  const { measure, text, value, last, limits, note, isTyping } = props;
  const measures = useMeasureFormat();
  const hasAutomaticMark = useAtomValue(automaticMarkAtom);
  const movesOn = useAtomValue(movesOnAtom);
  // An impossible value shows its problem instead of its band; a half-typed value shows neither.
  const standing = note?.error || isTyping ? null : bandState(value, limits);
  return (
    <MeasureField
      {...note}
      name={measure}
      label={measures.label(measure)}
      unit={measures.typedUnit(measure)}
      markAfter={hasAutomaticMark ? measures.digitsBeforeMark(measure) : undefined}
      movesOn={wholeValueOf(measure, movesOn, measures.format)}
      side={sideOf(measure)}
      size="round"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- plot and time are filled in, so the first value is where typing starts
      autoFocus={props.startsHere}
      value={text}
      onChange={(text) => props.onChange(measure, text)}
      onBlur={() => props.onLeave(measure)}
      last={last === null || note?.ask ? undefined : measures.formatValue(measure, last)}
      state={
        standing && limits && value !== null
          ? { state: standing, label: formatBandState(measures, measure, value, limits, standing) }
          : undefined
      }
    />
  );
});
