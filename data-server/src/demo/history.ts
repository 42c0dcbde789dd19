import type { Tables } from '../database/tables.ts';
import type { Random } from './random.ts';

type ReadingRow = Tables['readings'];
type RevisionRow = Tables['revisions'];

const month = 30 * 86_400;

/** The revisions of readings: all were created, a manager corrected some of the last month, and a few were deleted. */
export function withHistory(rows: readonly ReadingRow[], manager: string, now: number, random: Random) {
  const readings: ReadingRow[] = [];
  const revisions: RevisionRow[] = [];
  for (const row of rows) {
    const isRecent = row.timestamp > now - month && row.timestamp < now - 86_400;
    const drainEc = row.drain_ec;
    if (isRecent && drainEc !== null && random.chance(0.012)) {
      const corrected = { ...row, version: 2, updated_at: row.created_at + random.whole(900, 20_000) };
      const typed = { ...row, drain_ec: Number((drainEc / 2 + 0.2).toFixed(2)) };
      readings.push(corrected);
      revisions.push(
        revision(typed, 'created', row.created_by, random),
        revision(corrected, 'updated', manager, random),
      );
    } else {
      readings.push(row);
      revisions.push(revision(row, 'created', row.created_by, random));
    }
    if (isRecent && random.chance(0.004)) {
      const twice = { ...row, id: random.id(row.timestamp + 60) };
      const gone = { ...twice, version: 2, updated_at: row.created_at + 300, deleted_at: row.created_at + 300 };
      readings.push(gone);
      revisions.push(
        revision(twice, 'created', row.created_by, random),
        revision(gone, 'deleted', row.created_by, random),
      );
    }
  }
  return { readings, revisions };
}

function revision(row: ReadingRow, action: RevisionRow['action'], account: string, random: Random): RevisionRow {
  return {
    farmer_id: row.farmer_id,
    subject: 'reading',
    subject_id: row.id,
    version: row.version,
    action,
    at: row.updated_at,
    account_id: account,
    idempotency_key: random.id(row.created_at),
    request_hash: 'demo',
    snapshot: JSON.stringify(row),
  };
}
