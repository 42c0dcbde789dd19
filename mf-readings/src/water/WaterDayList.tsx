import { type DeviceWaterDay, type Plot, useIntl } from '@seguia/shared/platform';
import { Button, List } from '@seguia/shared/ui';
import { useMemo, useState } from 'react';
import { waterMessages } from '../water-day/water-messages.ts';
import { WaterDayItem } from './WaterDayItem.tsx';
import { waterWeeks } from './water-weeks.ts';
import { WaterWeekItem } from './WaterWeekItem.tsx';

export interface WaterDayListProps {
  /** The newest first. */
  days: readonly DeviceWaterDay[];
  plots: readonly Plot[];
  /** Opens a day for editing; undefined for people who may not. */
  onOpen: ((id: string) => void) | undefined;
}

/** How many weeks are shown at once. */
const portion = 8;

/** Water and light, newest first: the newest days, and then weeks that open to their days. */
export function WaterDayList({ days, plots, onOpen }: WaterDayListProps) {
  const intl = useIntl();
  const [shown, setShown] = useState(portion);
  const [opened, setOpened] = useState<string | null>(null);
  const { newest, weeks } = useMemo(
    () =>
      waterWeeks(
        days,
        plots.map(({ id }) => id),
      ),
    [days, plots],
  );
  if (days.length === 0) return null;
  const itemOf = (day: DeviceWaterDay) => <WaterDayItem key={day.id} day={day} plots={plots} onOpen={onOpen} />;
  return (
    <>
      <List label={intl.formatMessage(waterMessages.days)}>
        {newest.map(itemOf)}
        {weeks.slice(0, shown).flatMap((week) => {
          const isOpen = week.from === opened;
          return [
            <WaterWeekItem
              key={`week of ${week.from}`}
              week={week}
              isOpen={isOpen}
              onToggle={() => setOpened(isOpen ? null : week.from)}
            />,
            ...(isOpen ? week.days.map(itemOf) : []),
          ];
        })}
      </List>
      {weeks.length > shown && (
        <Button full onPress={() => setShown(shown + portion)}>
          {intl.formatMessage(waterMessages.more)}
        </Button>
      )}
    </>
  );
}
