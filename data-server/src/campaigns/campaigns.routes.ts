import { camel, type Wire } from '@seguia/openapi';
import { checkCampaign, type CampaignProblemCode } from '@seguia/shared/domain/campaign-rules';
import { may } from '@seguia/shared/domain/permissions';
import { listPermissions } from '../sync/list-permissions.ts';
import { readList } from '../sync/read-list.ts';
import { onFarm } from '../access/on-farm.ts';
import { Problem } from '../problems/problems.ts';
import { findPerson } from '../session/account.queries.ts';
import { etagOf, isSame } from '../sync/etag.ts';
import { write } from '../sync/write.ts';
import { campaignJson } from './campaign-json.ts';
import * as queries from './campaigns.queries.ts';
import type { CampaignRow } from './campaigns.queries.ts';

export const listCampaigns = onFarm<'listCampaigns'>(listPermissions.campaigns, (call, farm) =>
  readList('campaigns', call, farm),
);

export const getCampaign = onFarm<'getCampaign'>('campaigns.view', async ({ services, params, headers }, farm) => {
  const row = await queries.findCampaignRow(services.database.lookups, farm.id, params.id, farm.app);
  if (!row) throw new Problem('not_found');
  const etag = etagOf(row);
  if (isSame(headers['If-None-Match'], etag)) return { status: 304, etag };
  return { status: 200, etag, body: campaignJson(row) };
});

export const putCampaign = onFarm<'putCampaign'>('campaigns.view', async (call, farm) => {
  const { services, params, body, headers } = call;
  const { id } = params;
  const { row, outcome } = await write<CampaignRow>(
    services,
    farm,
    { subject: 'campaign', id, method: 'put', body, headers },
    {
      find: (trx) => queries.findCampaign(trx, farm.id, id),
      allow(current) {
        if (current && !queries.isVisible(current, farm.app)) throw new Problem('not_found');
        if (!may(farm.permissions, current ? 'campaigns.update' : 'campaigns.create')) throw new Problem('forbidden');
      },
      change: async (_trx, current, { changeNo, version, now }) => ({
        ...checkedBody(body),
        farmer_id: farm.id,
        id,
        app: current?.app ?? farm.app,
        created_by: current?.created_by ?? farm.accountId,
        created_at: current?.created_at ?? now,
        updated_at: now,
        version,
        change_no: changeNo,
        deleted_at: null,
      }),
      store: queries.storeCampaign,
      action: (current) => (current ? 'updated' : 'created'),
    },
  );
  const { firstname, lastname } = await findPerson(services.database.db, row.created_by);
  const answered = campaignJson({ ...row, firstname, lastname });
  return { status: outcome === 'created' ? 201 : 200, etag: etagOf(row), body: answered };
});

export const deleteCampaign = onFarm<'deleteCampaign'>('campaigns.delete', async (call, farm) => {
  const { services, params, headers } = call;
  const { id } = params;
  const { row } = await write<CampaignRow>(
    services,
    farm,
    { subject: 'campaign', id, method: 'delete', body: null, headers },
    {
      find: (trx) => queries.findCampaign(trx, farm.id, id),
      allow(current) {
        if (!current || current.deleted_at !== null || !queries.isVisible(current, farm.app))
          throw new Problem('not_found');
      },
      change: async (_trx, current, { changeNo, version, now }) =>
        current ? { ...current, change_no: changeNo, version, updated_at: now, deleted_at: now } : null,
      store: queries.storeCampaign,
      action: () => 'deleted',
    },
  );
  return { status: 204, etag: etagOf(row) };
});

const messages: Record<CampaignProblemCode, string> = {
  required: 'A campaign needs a name and two dates.',
  too_long: 'The name is too long.',
  date_invalid: 'There is no such day.',
  end_before_start: 'The end date lies before the start date.',
  campaign_over_18_months: 'A campaign cannot span more than 18 consecutive months.',
};

const wireField = { name: 'name', startDate: 'start_date', endDate: 'end_date' } as const;

function checkedBody(body: Wire['CampaignBody']): Wire['CampaignBody'] {
  const problems = checkCampaign(camel(body));
  if (problems.length > 0) {
    const errors = problems.map(({ field, code }) => ({ field: wireField[field], code, message: messages[code] }));
    throw new Problem('rule_broken', { errors });
  }
  return { ...body, name: body.name.trim() };
}
