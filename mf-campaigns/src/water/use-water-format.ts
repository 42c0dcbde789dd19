import { waterPerLight } from '@seguia/shared/domain/water/water-ratio';
import { type WaterField, waterRules, type WaterValues } from '@seguia/shared/domain/water/water-quantities';
import { defineMessages, isolate, useFormat, useIntl } from '@seguia/shared/platform';

const messages = defineMessages({
  title: { id: 'campaigns.water.title', defaultMessage: 'Eau et lumière' },
  irrigation: { id: 'campaigns.water.irrigation', defaultMessage: 'Eau apportée' },
  radiation: { id: 'campaigns.water.radiation', defaultMessage: 'Lumière reçue' },
  ratio: { id: 'campaigns.water.ratio', defaultMessage: '{value} mL par joule' },
  ratioHead: { id: 'campaigns.water.ratioHead', defaultMessage: 'mL par joule' },
  mean: { id: 'campaigns.water.mean', defaultMessage: 'Sur ces jours : {value} mL/m² par J/cm² (mL par joule).' },
});

/** Water and light in the person's words. */
export function useWaterFormat() {
  const intl = useIntl();
  const { number } = useFormat();
  const formatValue = (field: WaterField, value: number) => number(value, waterRules(field).decimals);
  return {
    title: intl.formatMessage(messages.title),
    ratioHead: intl.formatMessage(messages.ratioHead),
    name: (field: WaterField) => intl.formatMessage(messages[field]),
    head: (field: WaterField) => `${intl.formatMessage(messages[field])} (${waterRules(field).unit})`,
    formatValue,
    withUnit: (field: WaterField, value: number) => `${formatValue(field, value)} ${waterRules(field).unit}`,
    formatRatio: (ratio: number) => number(ratio, 1),
    ratio: (values: WaterValues) => {
      const ratio = waterPerLight(values);
      return ratio === null ? null : intl.formatMessage(messages.ratio, { value: isolate(number(ratio, 1)) });
    },
    mean: (ratio: number) => intl.formatMessage(messages.mean, { value: isolate(number(ratio, 1)) }),
  };
}
