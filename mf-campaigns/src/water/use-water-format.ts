import { type WaterField, waterRules } from '@seguia/shared/domain/water/water-quantities';
import { defineMessages, isolate, useFormat, useIntl } from '@seguia/shared/platform';
import type { Series } from '@seguia/shared/ui';
import { useMemo } from 'react';
import type { PairSeries } from '../graph/pair/pair-panel.ts';
import type { Points } from '../series/series.ts';

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
  return useMemo(() => {
    const head = (field: WaterField) => `${intl.formatMessage(messages[field])} (${waterRules(field).unit})`;
    const formatValue = (field: WaterField, value: number) => number(value, waterRules(field).decimals);
    const formatRatio = (ratio: number) => number(ratio, 1);
    return {
      title: intl.formatMessage(messages.title),
      ratioHead: intl.formatMessage(messages.ratioHead),
      head,
      formatValue,
      formatRatio,
      /** One of them in a graph, whose axis is at least `least` high. */
      series: (field: WaterField, points: Points, slot: Series, least: number): PairSeries => ({
        id: field,
        name: intl.formatMessage(messages[field]),
        head: head(field),
        points,
        slot,
        least,
        format: (value) => formatValue(field, value),
        axis: (value) => number(value, Number.isInteger(value) ? 0 : 1),
        withUnit: (value) => `${formatValue(field, value)} ${waterRules(field).unit}`,
      }),
      ratio: (ratio: number) => intl.formatMessage(messages.ratio, { value: isolate(formatRatio(ratio)) }),
      mean: (ratio: number) => intl.formatMessage(messages.mean, { value: isolate(formatRatio(ratio)) }),
    };
  }, [intl, number]);
}
