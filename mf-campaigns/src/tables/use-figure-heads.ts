import { useIntl } from '@seguia/shared/platform';
import { useMemo } from 'react';

/** The heads of a table of figures. */
export interface FigureHeads {
  plot: string;
  mean: string;
  median: string;
  plainMean: string;
  byVolume: string;
  inTarget: string;
  min: string;
  max: string;
  count: string;
  compared: string;
  difference: string;
}

export function useFigureHeads(): FigureHeads {
  const intl = useIntl();
  return useMemo(
    () => ({
      plot: intl.formatMessage({ id: 'campaigns.figures.plot', defaultMessage: 'Parcelle' }),
      mean: intl.formatMessage({ id: 'campaigns.figures.mean', defaultMessage: 'Moyenne' }),
      median: intl.formatMessage({ id: 'campaigns.figures.median', defaultMessage: 'Médiane' }),
      plainMean: intl.formatMessage({ id: 'campaigns.figures.plainMean', defaultMessage: 'Moyenne simple' }),
      byVolume: intl.formatMessage({ id: 'campaigns.figures.byVolume', defaultMessage: 'Moyenne par volume' }),
      inTarget: intl.formatMessage({ id: 'campaigns.figures.inTarget', defaultMessage: 'Dans la cible' }),
      min: intl.formatMessage({ id: 'campaigns.figures.min', defaultMessage: 'Minimum' }),
      max: intl.formatMessage({ id: 'campaigns.figures.max', defaultMessage: 'Maximum' }),
      compared: intl.formatMessage({ id: 'campaigns.figures.compared', defaultMessage: 'Moyenne comparée' }),
      difference: intl.formatMessage({ id: 'campaigns.compared.difference', defaultMessage: 'écart' }),
      count: intl.formatMessage({ id: 'campaigns.figures.count', defaultMessage: 'Relevés' }),
    }),
    [intl],
  );
}
