import { dayOfMail } from '@seguia/shared/domain/board/mail-due';
import { farmNow, zoneClock } from '@seguia/shared/domain/farm-time';
import { type FarmAccess, onFarm } from '../access/on-farm.ts';
import { Problem } from '../problems/problems.ts';
import type { Services } from '../services/services.ts';
import { etagOf } from '../sync/etag.ts';
import { write } from '../sync/write.ts';
import { emailOf, findMail, mailJson, type MailRow, sendsMorningMail, storeMail } from './morning-mail.queries.ts';

/** The setting before anybody has chosen. */
const neverSet = (farm: FarmAccess): MailRow => ({
  farmer_id: farm.id,
  id: farm.accountId,
  hour: null,
  language: 'fr',
  ec_unit: 'mS/cm',
  sent_on: null,
  version: 0,
  deleted_at: null,
});

export const getMorningMail = onFarm<'getMorningMail'>('fertirrigation.view', async ({ services }, farm) => {
  mustSend(services);
  const { lookups: db } = services.database;
  const row = (await findMail(db, farm.id, farm.accountId)) ?? neverSet(farm);
  return { status: 200, etag: etagOf(row), body: mailJson(row, await emailOf(db, farm.accountId)) };
});

export const putMorningMail = onFarm<'putMorningMail'>('fertirrigation.view', async (call, farm) => {
  const { services, body, headers } = call;
  mustSend(services);
  const id = farm.accountId;
  const { row, outcome } = await write<MailRow>(
    services,
    farm,
    { subject: 'morning_mail', id, method: 'put', body, headers },
    {
      find: (trx) => findMail(trx, farm.id, id),
      allow: () => undefined,
      change: async (_trx, current, { version }) => ({
        ...(current ?? neverSet(farm)),
        ...body,
        sent_on: doneOn(farm, body.hour, current?.sent_on ?? null, services),
        version,
      }),
      store: storeMail,
      action: (current) => (current ? 'updated' : 'created'),
    },
  );
  const status = outcome === 'created' ? 201 : 200;
  return { status, etag: etagOf(row), body: mailJson(row, await emailOf(services.database.db, id)) };
});

function mustSend({ settings }: Services) {
  if (!sendsMorningMail(settings)) throw new Problem('not_found');
}

/** A mail that was sent today is not sent again at another hour. */
function doneOn(farm: FarmAccess, hour: number | null, sentOn: string | null, { now }: Services): string | null {
  const done = hour === null ? null : dayOfMail(hour, farmNow(zoneClock(farm.timeZone), now().getTime()));
  return done !== null && (sentOn === null || done > sentOn) ? done : sentOn;
}
