import { type DeviceWaterDay, useIntl } from '@seguia/shared/platform';
import { Badge } from '@seguia/shared/ui';
import { waterMessages } from '../water-day/water-messages.ts';

/** Whether a day of these is not on the server, the worst first; nothing where all are. */
export function WaterState({ days }: { days: readonly Pick<DeviceWaterDay, 'state'>[] }) {
  const intl = useIntl();
  const state = (['refused', 'conflict', 'waiting'] as const).find((known) => days.some((day) => day.state === known));
  if (!state) return null;
  return <Badge state={state === 'waiting' ? 'waiting' : 'refused'} label={intl.formatMessage(waterMessages[state])} />;
}
