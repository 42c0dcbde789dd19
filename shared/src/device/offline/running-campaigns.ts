import type { Campaign } from '@seguia/openapi';
import { farmNow } from '../../domain/farm-time.ts';
import { correctedNow } from '../../session/clock/device-clock.ts';
import type { FarmDevice } from '../local/farm-device.ts';
import { readItems } from '../local/farm-items.ts';

/** The campaigns on the device that run on the farm's day of today. */
export async function runningCampaigns(source: FarmDevice): Promise<Campaign[]> {
  const { date: today } = farmNow(source.clock, correctedNow());
  const campaigns = await readItems(source, 'campaigns');
  return campaigns.filter(({ startDate, endDate }) => startDate <= today && today <= endDate);
}
