import { type DeviceReading, paths, useFormat } from '@seguia/shared/platform';
import { type SwipeAction, SwipeRow } from '@seguia/shared/ui';
import { ReadingRow } from '../rows/ReadingRow.tsx';
import type { FarmData } from '../use-farm-data.ts';
import { HistoryTableRow } from './HistoryTable.tsx';

export interface HistoryRowProps {
  reading: DeviceReading;
  farm: FarmData;
  wide: boolean;
  /** Its detail is shown in the pane. */
  opened: boolean;
  show: (id: string) => void;
  actions: readonly SwipeAction[];
}

/** A reading of the history: a row that can be swiped, or a line of the wide table. */
export function HistoryRow({ reading, farm, wide, opened, show, actions }: HistoryRowProps) {
  const { time } = useFormat();
  if (wide) return <HistoryTableRow reading={reading} farm={farm} opened={opened} onPress={() => show(reading.id)} />;
  return (
    <SwipeRow as="div" actions={actions} label={`${time(reading.time)} ${farm.plots.get(reading.plotId)?.name ?? ''}`}>
      <ReadingRow as="div" reading={reading} farm={farm} to={paths.reading(reading.id)} />
    </SwipeRow>
  );
}
