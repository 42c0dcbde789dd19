import { type DeviceReading, paths, useFormat } from '@seguia/shared/platform';
import { SwipeRow } from '@seguia/shared/ui';
import { memo } from 'react';
import type { FarmData } from '../farm-data/use-farm-data.ts';
import { ReadingItem } from './ReadingItem.tsx';
import type { ReadingActions } from './use-reading-actions.tsx';

export interface SwipeReadingProps {
  reading: DeviceReading;
  farm: FarmData;
  actionsOf: ReadingActions['actionsOf'];
}

/** A reading as a row that can be swiped. It is a memo, so that scrolling a list draws only new rows. */
export const SwipeReading = memo(function SwipeReading({ reading, farm, actionsOf }: SwipeReadingProps) {
  const { time } = useFormat();
  return (
    <SwipeRow
      as="div"
      actions={actionsOf(reading)}
      label={`${time(reading.time)} ${farm.plots.get(reading.plotId)?.name ?? ''}`}
    >
      <ReadingItem as="div" reading={reading} farm={farm} to={paths.reading(reading.id)} />
    </SwipeRow>
  );
});
