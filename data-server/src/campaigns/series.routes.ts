import { farmNow, zoneClock } from '@seguia/shared/domain/farm-time';
import { onFarm } from '../access/on-farm.ts';
import { Ready } from '../http/operation.ts';
import { Problem } from '../problems/problems.ts';
import { isSame } from '../sync/etag.ts';
import { findCampaignRow } from './campaigns.queries.ts';
import type { SeriesRequest } from '../services/series-request.ts';
import { findChangeNo } from './series.queries.ts';

export const getSeries = onFarm<'getSeries'>(
  'campaigns.view',
  async ({ services, params, query, headers, signal }, farm) => {
    const { lookups } = services.database;
    const campaign = await findCampaignRow(lookups, farm.id, params.id, farm.app);
    if (!campaign) throw new Problem('not_found');
    const today = farmNow(zoneClock(farm.timeZone), services.now().getTime()).date;
    const { change_no: changeNo } = await findChangeNo(lookups, farm.id);
    // Read before the rows, so that an answer may be newer than its mark, but never older.
    const etag = `"${services.epoch}.${changeNo}.${today}"`;
    if (isSame(headers['If-None-Match'], etag)) return { status: 304, etag };
    const request: SeriesRequest = {
      farmerId: farm.id,
      campaignId: campaign.id,
      resolution: query.resolution ?? 'day',
      from: query.from && query.from > campaign.start_date ? query.from : campaign.start_date,
      to: query.to && query.to < campaign.end_date ? query.to : campaign.end_date,
      today,
      plotId: query.plot_id,
      cropTypeId: query.crop_type_id,
    };
    const content = await services.reader.read({ kind: 'series', request }, farm.accountId, signal);
    return { status: 200, etag, body: new Ready(content) };
  },
);
