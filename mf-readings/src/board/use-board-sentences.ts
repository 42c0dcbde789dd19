import { useFormat, useIntl } from '@seguia/shared/platform';
import { adviceText } from '@seguia/shared/sentences/advice-text';
import { summaryText } from '@seguia/shared/sentences/summary-text';
import { useMeasureFormat } from '../words/use-measure-format.ts';
import type { BoardPlot } from './board-plot.ts';

/** Writes as one sentence what to do or look at in a plot. */
export const useAdviceText = () => adviceText(useMeasureFormat());

/** Writes the board as one sentence: "12 plots: 3 out of target, 2 not read since Friday." */
export const useSummaryText = (plots: readonly BoardPlot[]) => summaryText(useIntl(), useFormat(), plots);
