/**
 * The versions of the databases that this app makes on a device. Within a hundred, a newer version only adds stores and fields, so that an
 * older shell can still open the database after a rollback. A change that an older shell must not meet takes the next hundred.
 */
export const databaseVersions = { device: 6, settings: 1 } as const;

/** The newest version of a database that code which makes `version` can open. */
export function opensUpTo(version: number): number {
  return Math.floor(version / 100) * 100 + 99;
}

/** The database on this device was made by a newer release, and must not be opened by this one. Nothing of it was changed. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';

  constructor(database: string, made: number, opens: number) {
    super(`The database ${database} has version ${made}, and this release opens versions up to ${opens}`);
  }
}
