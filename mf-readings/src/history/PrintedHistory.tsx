import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import {
  bandsAtom,
  type DeviceReading,
  defineMessages,
  plotsAtom,
  useIntl,
  useReadings,
} from '@seguia/shared/platform';
import { Paper, ReadingLog, usePrinting } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useMeasureFormat } from '../words/use-measure-format.ts';
import { FilterText } from './FilterText.tsx';
import type { HistoryFilter } from './history-filter.ts';
import { historyMessages } from './history-messages.ts';

const messages = defineMessages({
  newest: {
    id: 'readings.history.printedNewest',
    defaultMessage: 'Les {count} relevés les plus récents de {total}. Filtrez pour imprimer les autres.',
  },
  part: {
    id: 'readings.history.printedPart',
    defaultMessage: 'Les {count} relevés les plus récents. Filtrez pour imprimer les autres.',
  },
});

/** The largest number of readings on paper, about ten pages. To print others, people filter by days. */
const printedAtMost = 500;

interface PrintedHistoryProps {
  filter: HistoryFilter;
  /** The readings on the screen. They are printed when the browser's own print command does not wait for more. */
  shown: readonly DeviceReading[];
}

/** The history's paper version while it is printed: all readings that the filter leaves, not only those scrolled to. */
export function PrintedHistory({ filter, shown }: PrintedHistoryProps) {
  const [isReady, setReady] = useState(false);
  const printing = usePrinting(isReady);
  return printing && <PrintedReadings filter={filter} shown={shown} onReady={setReady} />;
}

function PrintedReadings({ filter, shown, onReady }: PrintedHistoryProps & { onReady: (isReady: boolean) => void }) {
  const intl = useIntl();
  const measures = useMeasureFormat();
  const plots = useAtomValue(plotsAtom) ?? [];
  const bands = useAtomValue(bandsAtom) ?? [];
  const { rows, total, hasMore, loading } = useReadings({ ...filter, limit: printedAtMost });
  const isReady = rows !== undefined && !loading;
  useEffect(() => {
    onReady(isReady);
    return () => onReady(false);
  }, [isReady, onReady]);
  const readings = (rows ?? shown).slice(0, printedAtMost);
  const count = readings.length;
  const counted =
    total !== undefined && total > count
      ? intl.formatMessage(messages.newest, { count, total })
      : intl.formatMessage(hasMore ? messages.part : historyMessages.count, { count });
  const label = (measure: MeasuredField) => {
    const unit = measures.unit(measure);
    return unit ? `${measures.label(measure)} (${unit})` : measures.label(measure);
  };
  return (
    <Paper title={intl.formatMessage(historyMessages.title)} facts={[counted]} lead={<FilterText filter={filter} />}>
      <ReadingLog
        readings={readings}
        plots={plots}
        bands={bands}
        hasPlots
        nameOf={label}
        formatValue={measures.formatValue}
      />
    </Paper>
  );
}
