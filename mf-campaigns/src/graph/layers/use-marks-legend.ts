import { useIntl } from '@seguia/shared/platform';
import { useMemo } from 'react';
import type { LegendEntry } from '../drawing/legend-entry.ts';
import { mostFilled } from './line-layer.tsx';

/** Explains the marks of a graph of that many lines. */
export function useMarksLegend(lines: number): LegendEntry[] {
  const intl = useIntl();
  return useMemo(() => {
    const range = intl.formatMessage({
      id: 'campaigns.graph.range',
      defaultMessage: 'Du plus bas au plus haut relevé',
    });
    const outlier = intl.formatMessage({ id: 'campaigns.graph.outlier', defaultMessage: 'Relevé isolé' });
    const beyond = intl.formatMessage({ id: 'campaigns.graph.beyond', defaultMessage: 'Relevé au-delà du graphique' });
    const outside = intl.formatMessage({ id: 'campaigns.graph.outside', defaultMessage: 'Hors cible' });
    return [
      { id: 'range', label: range, series: 'range' },
      ...(lines <= mostFilled ? [{ id: 'outside', label: outside, series: 'outside' } as const] : []),
      { id: 'outlier', label: outlier, series: 'outlier' },
      { id: 'beyond', label: beyond, series: 'beyond' },
    ];
  }, [intl, lines]);
}
