import { setTimeout as wait } from 'node:timers/promises';
import type { Member } from './member.ts';

interface Stored {
  id: string;
  ec: number | null;
}

/** Of what was acknowledged, how many readings are not in a member's own tables as they were saved. */
export async function missingIn(member: Member, saved: ReadonlyMap<string, number>): Promise<number> {
  const rows = await member.query<Stored>(
    `SELECT id, intake_ec AS ec FROM readings WHERE date = '2026-01-05' AND deleted_at IS NULL`,
    'seguia',
  );
  const there = new Map(rows.map(({ id, ec }) => [id, ec]));
  return [...saved].filter(([id, ec]) => there.get(id) !== ec).length;
}

/** How many readings were written twice: a repeat makes no second revision. */
export async function twiceIn(member: Member): Promise<number> {
  const rows = await member.query(
    `SELECT subject_id FROM revisions WHERE subject = 'reading' GROUP BY subject_id, idempotency_key HAVING count(*) > 1`,
    'seguia',
  );
  return rows.length;
}

/** The standby has a write on its disk when it is acknowledged, and shows it a moment later. */
export async function missingOnStandby(standby: Member, saved: ReadonlyMap<string, number>): Promise<number> {
  let missing = saved.size;
  for (let tries = 0; missing > 0 && tries < 50; tries += 1) {
    missing = await missingIn(standby, saved);
    if (missing > 0) await wait(100);
  }
  return missing;
}
