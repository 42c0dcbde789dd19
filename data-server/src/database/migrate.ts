import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Tables } from './tables.ts';
import { up as farmsAndReadings } from '../migrations/0001-farms-and-readings.ts';
import { up as applications } from '../migrations/0002-applications.ts';
import { up as limits } from '../migrations/0004-limits.ts';
import { up as volume } from '../migrations/0005-volume.ts';
import { up as audit } from '../migrations/0006-audit.ts';
import { up as waterDays } from '../migrations/0007-water-days.ts';
import { up as stages } from '../migrations/0008-stages.ts';
import { up as people } from '../migrations/0009-people.ts';
import { up as plots } from '../migrations/0010-plots.ts';
import { up as imports } from '../migrations/0011-imports.ts';
import { up as morningMails } from '../migrations/0012-morning-mails.ts';
import { up as photos } from '../migrations/0013-photos.ts';
import { up as meters } from '../migrations/0014-meters.ts';
import { up as openInvitations } from '../migrations/0015-open-invitations.ts';
import { up as instructions } from '../migrations/0016-instructions.ts';
import { up as farmsOfAccounts } from '../migrations/0017-farms-of-accounts.ts';
import { up as handedOverPasswords } from '../migrations/0018-handed-over-passwords.ts';
import { columnTypes, type ColumnTypes } from '../migrations/column-types.ts';

type Step = (db: Kysely<unknown>, types: ColumnTypes) => Promise<void>;

/** In order; a released number never changes. */
const steps = {
  '0001-farms-and-readings': farmsAndReadings,
  '0002-applications': applications,
  '0004-limits': limits,
  '0005-volume': volume,
  '0006-audit': audit,
  '0007-water-days': waterDays,
  '0008-stages': stages,
  '0009-people': people,
  '0010-plots': plots,
  '0011-imports': imports,
  '0012-morning-mails': morningMails,
  '0013-photos': photos,
  '0014-meters': meters,
  '0015-open-invitations': openInvitations,
  '0016-instructions': instructions,
  '0017-farms-of-accounts': farmsOfAccounts,
  '0018-handed-over-passwords': handedOverPasswords,
} satisfies Record<string, Step>;

export const migrationNames = Object.keys(steps);

export const newestMigration = migrationNames.at(-1) ?? '';

/** What brings a database of this kind to one of the steps, or to the newest. */
export function migratorOf(db: Kysely<Tables>, kind: keyof typeof columnTypes): Migrator {
  const migrations: Record<string, Migration> = {};
  for (const [name, step] of Object.entries(steps)) {
    migrations[name] = { up: (database: Kysely<unknown>) => step(database, columnTypes[kind]) };
  }
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/** Migrates the database to the newest version, and gives a new one its epoch. Throws for a database that a newer program has migrated further. */
export async function migrate(db: Kysely<Tables>, kind: keyof typeof columnTypes) {
  const { error } = await migratorOf(db, kind).migrateToLatest();
  if (error) throw newerNamed(error);
  await db
    .insertInto('server_state')
    .values({ key: 'epoch', value: newEpoch() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Kysely calls a database corrupted if a newer program has migrated it further. */
function newerNamed(error: unknown): unknown {
  const [, newer] = /previously executed migration (\S+) is missing/.exec(String(error)) ?? [];
  if (newer === undefined) return error;
  const known = `The database was brought to ${newer} by a newer version; this one knows ${newestMigration}`;
  return new Error(`${known}: start the newer one, or restore a backup from before it into an empty place.`);
}

/** A new value for each database, so that a restored one is not taken for the one that it was. */
export const newEpoch = () => randomBytes(6).toString('hex');
