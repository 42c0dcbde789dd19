import type { Wire } from '@seguia/openapi';
import { isMailDue } from '@seguia/shared/domain/board/mail-due';
import { farmNow, zoneClock } from '@seguia/shared/domain/farm-time';
import { may } from '@seguia/shared/domain/permissions';
import { permissionsOf } from '../access/on-farm.ts';
import type { Services } from '../services/services.ts';
import { boardOfFarm, type PlotAdvised } from './board-of-farm.ts';
import { endAddress } from './end-of-mail.ts';
import { claimMail, findReaders, giveBackMail, type MailReader, sendsMorningMail } from './morning-mail.queries.ts';
import { morningLetter } from './morning-letter.ts';

/**
 * Sends the mails whose hour has come. Each is taken in the database first, so that a server that starts again, or a second one, sends none twice; one that did not
 * leave is given back, and tried again with the next call. `report` hears why. Never throws for one mail or farm.
 */
export async function sendMorningMails(services: Services, report: (fault: unknown) => void): Promise<void> {
  if (!sendsMorningMail(services.settings)) return;
  const now = services.now();
  const due = (await findReaders(services.database.lookups)).filter((reader) => isDue(reader, now));
  for (const [farmId, readers] of Map.groupBy(due, (reader) => reader.farmer_id)) {
    const board = await boardOfFarm(services.database.lookups, farmId, todayOf(readers[0]!, now)).catch(report);
    // Where all plots are closed there is nothing to say.
    if (!board?.length) continue;
    for (const reader of readers) if (!services.stopping()) await sendOne(services, reader, board, report);
  }
}

const todayOf = ({ time_zone: zone }: MailReader, now: Date) => farmNow(zoneClock(zone), now.getTime()).date;

/** Whether it is time, and the person may see what the mail says. */
function isDue(reader: MailReader, now: Date): boolean {
  const { hour, sent_on: sentOn, time_zone: zone, modules } = reader;
  if (hour === null || !isMailDue({ hour, sentOn }, farmNow(zoneClock(zone), now.getTime()))) return false;
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
  const day = todayOf(reader, now());
  if (reader.hour === null || !(await claimMail(db, reader, day))) return;
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

/** Not where the mail server took the text and then fell silent (it may have sent it), nor where it said no for good. */
function mayTryAgain(fault: unknown): boolean {
  const { command = '', responseCode = 0 } = fault as { command?: string; responseCode?: number };
  return command !== 'DATA' && responseCode < 500;
}
