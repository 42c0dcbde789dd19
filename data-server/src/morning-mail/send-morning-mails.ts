import type { Wire } from '@seguia/openapi';
import { dayOfMail, isMailDue } from '@seguia/shared/domain/board/mail-due';
import { farmNow, zoneClock } from '@seguia/shared/domain/farm-time';
import { may } from '@seguia/shared/domain/permissions';
import { permissionsOf } from '../access/on-farm.ts';
import type { Services } from '../services/services.ts';
import { boardOfFarm, type PlotAdvised } from './board-of-farm.ts';
import { endAddress } from './end-of-mail.ts';
import { claimMail, findReaders, giveBackMail, type MailReader, sendsMorningMail } from './morning-mail.queries.ts';
import { morningLetter } from './morning-letter.ts';

/**
 * Sends the mails whose hour has come. Each is first claimed in the database, so that neither a restarted server nor a second one sends it
 * twice; a mail that was not sent is released, and tried again with the next call. `report` receives failures. A failure of one mail or
 * farm is never thrown.
 */
export async function sendMorningMails(services: Services, report: (fault: unknown) => void): Promise<void> {
  if (!sendsMorningMail(services.settings)) return;
  const now = services.now();
  const due = (await findReaders(services.database.lookups)).filter((reader) => isDue(reader, now));
  for (const [farmId, readers] of Map.groupBy(due, (reader) => reader.farmer_id)) {
    const board = await boardOfFarm(services.database.lookups, farmId, momentOf(readers[0]!, now).date).catch(report);
    // If all plots are closed, there is nothing to say.
    if (!board?.length) continue;
    for (const reader of readers) if (!services.stopping()) await sendOne(services, reader, board, report);
  }
}

const momentOf = ({ time_zone: zone }: MailReader, now: Date) => farmNow(zoneClock(zone), now.getTime());

/** Whether it is time, and the person may see the contents of the mail. */
function isDue(reader: MailReader, now: Date): boolean {
  const { hour, sent_on: sentOn, modules } = reader;
  if (hour === null || !isMailDue({ hour, sentOn }, momentOf(reader, now))) return false;
  const permissions = permissionsOf(reader);
  const isOpen = (JSON.parse(modules) as Wire['Module'][]).includes('fertirrigation');
  return isOpen && may(permissions, 'fertirrigation.view') && may(permissions, 'plots.view');
}

async function sendOne(
  { database: { db }, mail, settings, now }: Services,
  reader: MailReader,
  board: readonly PlotAdvised[],
  report: (fault: unknown) => void,
) {
  if (reader.hour === null) return;
  const day = dayOfMail(reader.hour, momentOf(reader, now()));
  if (!(await claimMail(db, reader, day))) return;
  try {
    const { farm, time_zone: timeZone, hour, language, ec_unit: ecUnit } = reader;
    const { webAddress } = settings;
    const to = { farm, timeZone, hour, language, ecUnit, endAddress: endAddress(settings, reader), webAddress };
    await mail.send({ to: reader.email, ...morningLetter(board, to, now()) });
  } catch (fault) {
    report(fault);
    if (mayTryAgain(fault)) await giveBackMail(db, reader, day);
  }
}

/** Not if the mail server received the text and then stopped answering (it may have sent it), nor if it refused for good. */
function mayTryAgain(fault: unknown): boolean {
  const { command = '', responseCode = 0 } = fault as { command?: string; responseCode?: number };
  return command !== 'DATA' && responseCode < 500;
}
