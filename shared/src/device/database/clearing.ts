import type { DeviceDb } from './database.ts';
import { clearedMark } from './marks.ts';
import type { PullMark } from './rows.ts';

/** The store of marks inside a running transaction. */
export interface Marks {
  get(key: string): Promise<PullMark | undefined>;
}

/** The last clearing of fetched data; undefined before the first. Read it before the request of what is to be stored. */
export async function lastClearing(db: DeviceDb): Promise<string | undefined> {
  return (await db.get('marks', clearedMark))?.mark;
}

/**
 * Throws AbortError if fetched data was cleared since `clearing`, because the session is over. Call it in every transaction that stores a part
 * of an answer.
 */
export async function needNoClearing(marks: Marks, clearing: string | undefined): Promise<void> {
  if ((await marks.get(clearedMark))?.mark !== clearing) throw new DOMException('It was cleared.', 'AbortError');
}
