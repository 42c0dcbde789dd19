import { waterPerLight } from '@seguia/shared/domain/water/water-ratio';
import {
  isWaterField,
  waterFields,
  type WaterField,
  waterRules,
  type WaterValues,
} from '@seguia/shared/domain/water/water-quantities';
import { isolate, useFormat, useIntl } from '@seguia/shared/platform';
import type { TypedProblem } from './water-form.ts';
import { waterMessages, waterProblemMessages } from './water-messages.ts';

/** Writes a day's water and light in the person's language and units. */
export function useWaterFormat() {
  const intl = useIntl();
  const { number, typed: typedNumber } = useFormat();
  const formatValue = (field: WaterField, value: number) =>
    `${number(value, waterRules(field).decimals)} ${waterRules(field).unit}`;
  return {
    label: (field: WaterField) => intl.formatMessage(waterMessages[field]),
    formatValue,
    /** Both values and their ratio on one line; of several days, `ratio` is that of the days that have both. */
    line: (values: WaterValues, ratio = waterPerLight(values)) => {
      const known = waterFields.flatMap((field) => {
        const value = values[field];
        return value === null ? [] : [isolate(formatValue(field, value))];
      });
      return [
        ...known,
        ...(ratio === null ? [] : [intl.formatMessage(waterMessages.ratio, { value: isolate(number(ratio, 1)) })]),
      ].join(' · ');
    },
    problem: ({ field, code, value }: TypedProblem, typed?: string) => {
      const rules = isWaterField(field) ? waterRules(field) : null;
      return intl.formatMessage(waterProblemMessages[code], {
        low: isolate(number(rules?.possible.low ?? 0, 0)),
        high: isolate(number(rules?.possible.high ?? 0, 0)),
        unit: isolate(rules?.unit ?? ''),
        value: isolate(value ?? typed ?? ''),
        example: isolate(rules ? typedNumber(rules.example) : ''),
      });
    },
  };
}
