import { type DeviceWaterDay, useIntl } from '@seguia/shared/platform';
import { Icon, Row } from '@seguia/shared/ui';
import { useWaterFormat } from '../water-day/use-water-format.ts';
import type { WaterWeek } from './water-weeks.ts';
import { WaterState } from './WaterState.tsx';

export interface WaterWeekItemProps {
  week: WaterWeek<DeviceWaterDay>;
  isOpen: boolean;
  onToggle: () => void;
}

/** A week with the sums of its water and light, which opens to its days. */
export function WaterWeekItem({ week, isOpen, onToggle }: WaterWeekItemProps) {
  const intl = useIntl();
  const { line } = useWaterFormat();
  const noon = (date: string) => new Date(`${date}T12:00:00Z`);
  return (
    <Row
      title={intl.formatDateTimeRange(noon(week.from), noon(week.to), {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      })}
      text={line(week.sums, week.ratio)}
      end={
        <>
          <WaterState days={week.days} />
          <Icon name={isOpen ? 'up' : 'down'} size={20} />
        </>
      }
      expanded={isOpen}
      onPress={onToggle}
    />
  );
}
