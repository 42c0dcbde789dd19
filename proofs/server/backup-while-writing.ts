import type { Db } from '../../data-server/src/database/db.ts';
import { openDatabase } from '../../data-server/src/database/open-database.ts';
import { makeBackup, putBack } from './backup-proof.ts';
import { logIn } from './caller.ts';
import { startProgram } from './program.ts';
import { Writers } from './writers.ts';

export interface LivingBackupFigures {
  /** Readings that were acknowledged before the backup began, and while it was made. */
  before: number;
  meanwhile: number;
  /** Of those from before, how many the backup lacks. */
  missing: number;
  /** Readings by which the backup differs from the database at the moment of the backup's counter. */
  differing: number;
  /** Readings without their revision, or revisions without their reading, in the backup. */
  halves: number;
  /** Whether a backup of the restored database has the same rows. */
  equal: boolean;
}

/** Readings that are saved before the backup begins, so that it has something to lack. */
const head = 200;

/**
 * Backs a database up, by the program of its own that operators run, while people save; restores it into `target`, and compares. Both are
 * addresses of databases.
 */
export async function backUpWhileWriting(
  env: Record<string, string>,
  [source, target]: readonly [string, string],
  file: string,
  people: number,
): Promise<LivingBackupFigures> {
  const server = await startProgram({ DEMO: '1', ...env });
  const caller = await logIn(server.url);
  const writers = new Writers();
  writers.begin(caller, people);
  while (writers.saved.size < head) await new Promise((resolve) => setTimeout(resolve, 20));
  const before = [...writers.saved.keys()];
  await makeBackup(source, file);
  const meanwhile = writers.saved.size - before.length;
  await writers.end();
  await server.kill('SIGTERM');
  const { equal } = await putBack(file, target);
  const [living, restored] = [await openDatabase(source, 0, false), await openDatabase(target, 0, false)];
  const there = await numbersOf(restored.db, caller.farm.farmer_id);
  const atThatMoment = [...(await numbersOf(living.db, caller.farm.farmer_id)).numbers].filter(
    ([, changeNo]) => changeNo <= there.counter,
  );
  const common = atThatMoment.filter(([id, changeNo]) => there.numbers.get(id) === changeNo).length;
  for (const { close } of [living, restored]) await close();
  return {
    before: before.length,
    meanwhile,
    missing: before.filter((id) => !there.numbers.has(id)).length,
    differing: atThatMoment.length - common + (there.numbers.size - common),
    halves: there.halves,
    equal,
  };
}

/** The farm's counter, the change numbers of its readings by id, and how many readings and revisions have no counterpart. */
async function numbersOf(db: Db, farmId: string) {
  const { change_no: counter } = await db
    .selectFrom('farmers')
    .select('change_no')
    .where('id', '=', farmId)
    .executeTakeFirstOrThrow();
  const readings = await db
    .selectFrom('readings')
    .select(['id', 'change_no'])
    .where('farmer_id', '=', farmId)
    .execute();
  const revisions = await db
    .selectFrom('revisions')
    .select('subject_id')
    .where('farmer_id', '=', farmId)
    .where('subject', '=', 'reading')
    .execute();
  const [ids, revised] = [new Set(readings.map(({ id }) => id)), new Set(revisions.map(({ subject_id: id }) => id))];
  const halves = [...ids].filter((id) => !revised.has(id)).length + [...revised].filter((id) => !ids.has(id)).length;
  return { counter, numbers: new Map(readings.map(({ id, change_no }) => [id, change_no])), halves };
}
