import { waterPerLight } from '@seguia/shared/domain/water/water-ratio';
import {
  type WaterField,
  waterFields,
  waterRules,
  type WaterValues,
} from '@seguia/shared/domain/water/water-quantities';
import { defineMessages, isolate, useFormat, useIntl } from '@seguia/shared/platform';

const messages = defineMessages({
  title: { id: 'campaigns.water.title', defaultMessage: 'Eau et lumière' },
  irrigation: { id: 'campaigns.water.irrigation', defaultMessage: 'Eau apportée' },
  radiation: { id: 'campaigns.water.radiation', defaultMessage: 'Lumière reçue' },
  ratio: { id: 'campaigns.water.ratio', defaultMessage: '{value} mL par joule' },
  ratioHead: { id: 'campaigns.water.ratioHead', defaultMessage: 'mL par joule' },
  mean: { id: 'campaigns.water.mean', defaultMessage: 'Sur ces jours : {value} mL/m² par J/cm² (mL par joule).' },
});

/** Writes water and light in the person's language and units. */
export function useWaterFormat() {
  const intl = useIntl();
  const { number } = useFormat();
  const formatValue = (field: WaterField, value: number) => number(value, waterRules(field).decimals);
  const name = (field: WaterField) => intl.formatMessage(messages[field]);
  const withUnit = (field: WaterField, value: number) => `${formatValue(field, value)} ${waterRules(field).unit}`;
  const ratio = (values: WaterValues) => {
    const found = waterPerLight(values);
    return found === null ? null : intl.formatMessage(messages.ratio, { value: isolate(number(found, 1)) });
  };
  return {
    title: intl.formatMessage(messages.title),
    ratioHead: intl.formatMessage(messages.ratioHead),
    name,
    head: (field: WaterField) => `${intl.formatMessage(messages[field])} (${waterRules(field).unit})`,
    formatValue,
    withUnit,
    formatRatio: (ratio: number) => number(ratio, 1),
    ratio,
    /** The known values of a day, for a screen reader. */
    spoken: (values: WaterValues): string[] => [
      ...waterFields.flatMap((field) => {
        const value = values[field];
        return value === null ? [] : [`${name(field)} ${withUnit(field, value)}`];
      }),
      ...[ratio(values)].filter((text) => text !== null),
    ],
    mean: (ratio: number) => intl.formatMessage(messages.mean, { value: isolate(number(ratio, 1)) }),
  };
}
