import { changeOf, type Compared } from '@seguia/shared/domain/readings/compared-values';
import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { defineMessages, isolate, useFormat } from '@seguia/shared/platform';
import { isolated } from '@seguia/shared/ui';
import { comparedWhen } from '@seguia/shared/sentences/compared-when';
import { useMeasureFormat } from '../words/use-measure-format.ts';

const messages = defineMessages({
  change: {
    id: 'readings.measure.change',
    defaultMessage:
      '{when, select, sameDay {{change} depuis {time}} dayBefore {{change} depuis la veille, {time}} other {{change} depuis le {date}, {time}}}',
  },
  same: {
    id: 'readings.measure.same',
    defaultMessage:
      '{when, select, sameDay {comme à {time}} dayBefore {comme la veille, {time}} other {comme le {date}, {time}}}',
  },
});

interface ChangeTextProps {
  measure: MeasuredField;
  value: number;
  compared: Compared;
}

/** The difference between a value and the earlier one that it is compared with, and which one that is. */
export function ChangeText({ measure, value, compared }: ChangeTextProps) {
  const { intl, formatChange } = useMeasureFormat();
  const format = useFormat();
  const when = comparedWhen(compared, format);
  const change = changeOf(value, compared.value);
  return isolated(
    change === 0
      ? intl.formatMessage(messages.same, when)
      : intl.formatMessage(messages.change, { ...when, change: isolate(formatChange(measure, change)) }),
  );
}
