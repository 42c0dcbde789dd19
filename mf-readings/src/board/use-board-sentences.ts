import { useFormat, useIntl } from '@seguia/shared/platform';
import { adviceText } from '@seguia/shared/sentences/advice-text';
import { summaryText } from '@seguia/shared/sentences/summary-text';
import { useMeasureFormat } from '../words/use-measure-format.ts';
import type { BoardPlot } from './board-plot.ts';

/** Writes what is to be done or looked at in a plot, as one sentence. */
export const useAdviceText = () => adviceText(useMeasureFormat());

/** The board in one line: "12 plots: 3 out of target, 2 not read since Friday." */
export const useSummaryText = (plots: readonly BoardPlot[]) => summaryText(useIntl(), useFormat(), plots);
