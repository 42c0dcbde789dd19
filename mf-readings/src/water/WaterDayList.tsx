import { type DeviceWaterDay, type Plot, useFormat, useIntl } from '@seguia/shared/platform';
import { Badge, Button, isolated, List, Row } from '@seguia/shared/ui';
import { useState } from 'react';
import { useWaterFormat } from '../water-day/use-water-format.ts';
import { waterMessages } from '../water-day/water-messages.ts';

export interface WaterDayListProps {
  /** The newest first. */
  days: readonly DeviceWaterDay[];
  plots: readonly Plot[];
  /** Opens a day for editing; undefined for people who may not. */
  onOpen: ((id: string) => void) | undefined;
}

/** How many rows are shown at once. */
const portion = 60;

/** Days with their water and light, newest first. */
export function WaterDayList({ days, plots, onOpen }: WaterDayListProps) {
  const intl = useIntl();
  const { date } = useFormat();
  const { line } = useWaterFormat();
  const [shown, setShown] = useState(portion);
  const nameOf = (plotId: string | null) =>
    plotId === null ? intl.formatMessage(waterMessages.farm) : (plots.find(({ id }) => id === plotId)?.name ?? '');
  if (days.length === 0) return null;
  return (
    <>
      <List label={intl.formatMessage(waterMessages.days)}>
        {days.slice(0, shown).map((day) => (
          <Row
            key={day.id}
            title={
              <>
                {isolated(date(day.date, 'weekday'))} · {isolated(nameOf(day.plotId))}
              </>
            }
            text={line(day)}
            end={
              day.state !== 'sent' && (
                <Badge
                  state={day.state === 'waiting' ? 'waiting' : 'refused'}
                  label={intl.formatMessage(waterMessages[day.state])}
                />
              )
            }
            onPress={onOpen && (() => onOpen(day.id))}
          />
        ))}
      </List>
      {days.length > shown && (
        <Button full onPress={() => setShown(shown + portion)}>
          {intl.formatMessage(waterMessages.more)}
        </Button>
      )}
    </>
  );
}
