import { type DeviceWaterDay, type Plot, useFormat, useIntl } from '@seguia/shared/platform';
import { isolated, Row } from '@seguia/shared/ui';
import { useWaterFormat } from '../water-day/use-water-format.ts';
import { waterMessages } from '../water-day/water-messages.ts';
import { WaterState } from './WaterState.tsx';

export interface WaterDayItemProps {
  day: DeviceWaterDay;
  plots: readonly Plot[];
  /** Opens the day for editing; undefined for people who may not. */
  onOpen: ((id: string) => void) | undefined;
}

/** A day of the farm or of a plot, with its water and light. */
export function WaterDayItem({ day, plots, onOpen }: WaterDayItemProps) {
  const intl = useIntl();
  const { date } = useFormat();
  const { line } = useWaterFormat();
  const name =
    day.plotId === null
      ? intl.formatMessage(waterMessages.farm)
      : (plots.find(({ id }) => id === day.plotId)?.name ?? '');
  return (
    <Row
      title={
        <>
          {isolated(date(day.date, 'weekday'))} · {isolated(name)}
        </>
      }
      text={line(day)}
      end={<WaterState days={[day]} />}
      onPress={onOpen && (() => onOpen(day.id))}
    />
  );
}
