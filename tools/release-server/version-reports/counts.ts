// The counts of what devices report, in a database beside the site: by hour, part and version, and for canaries by the day of their trial. A
// service that is stopped or killed has them when it starts again.
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { privateFolder } from '../../release/lock.ts';
import type { Outcome } from './canary-rule.ts';
import type { Finding } from './report.ts';

/** Milliseconds. */
export const hour = 3_600_000;

/** How long counts are kept, in hours. */
const hoursStored = 14 * 24;

/** The most that the database takes on the disk: 16,384 pages of 4 kB are 64 MB. */
const mostPages = 16_384;

/** On how many devices something was found of a version in an hour. */
export interface Count {
  /** The beginning of the hour, in Unix milliseconds. */
  hour: number;
  part: string;
  version: string;
  finding: Finding;
  devices: number;
}

/** One day of the trial of a version, against which another is judged. */
export interface TrialDay {
  part: string;
  version: string;
  /** The beginning of the day, in Unix milliseconds: whole days after the canary began. */
  began: number;
}

/** What a report adds to a trial. */
export interface Added extends TrialDay, Outcome {
  /** 1 if it is the first failure of this version that comes from its network. */
  networks: number;
}

const tables = `
  CREATE TABLE IF NOT EXISTS counts (
    hour INTEGER NOT NULL, part TEXT NOT NULL, version TEXT NOT NULL, finding TEXT NOT NULL, devices INTEGER NOT NULL,
    PRIMARY KEY (hour, part, version, finding)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS trials (
    part TEXT NOT NULL, version TEXT NOT NULL, began INTEGER NOT NULL,
    tried INTEGER NOT NULL, faults INTEGER NOT NULL, losses INTEGER NOT NULL, networks INTEGER NOT NULL,
    PRIMARY KEY (part, version, began)
  ) STRICT, WITHOUT ROWID;`;

export class Counts {
  readonly #database: DatabaseSync;
  #clearedAt = 0;

  constructor(site: string) {
    const file = path.join(privateFolder(site), 'version-reports.sqlite');
    mkdirSync(path.dirname(file), { recursive: true });
    this.#database = new DatabaseSync(file, { timeout: 5000 });
    chmodSync(file, 0o600);
    // A power cut may take the last seconds; a killed service loses nothing.
    this.#database.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA max_page_count = ${mostPages}; ${tables}`,
    );
  }

  /** Adds one report: all of it or nothing. Throws if the database is full. */
  add(counted: readonly Omit<Count, 'hour' | 'devices'>[], trials: readonly Added[], now: number): void {
    const database = this.#database;
    database.exec('BEGIN IMMEDIATE');
    try {
      this.#clear(now);
      for (const { part, version, finding } of counted)
        database
          .prepare('INSERT INTO counts VALUES (?, ?, ?, ?, 1) ON CONFLICT DO UPDATE SET devices = devices + 1')
          .run(now - (now % hour), part, version, finding);
      for (const { part, version, began, tried, faults, losses, networks } of trials)
        database
          .prepare(
            `INSERT INTO trials VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET tried = tried + excluded.tried,
               faults = faults + excluded.faults, losses = losses + excluded.losses, networks = networks + excluded.networks`,
          )
          .run(part, version, began, tried, faults, losses, networks);
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  }

  /** The counts since a time, oldest first. */
  since(time: number): Count[] {
    const rows = this.#database.prepare('SELECT * FROM counts WHERE hour >= ? ORDER BY hour').all(time);
    return rows as unknown as Count[];
  }

  /** What is known of a version on a day of its trial. */
  trial({ part, version, began }: TrialDay): Outcome & { networks: number } {
    const row = this.#database
      .prepare('SELECT tried, faults, losses, networks FROM trials WHERE part = ? AND version = ? AND began = ?')
      .get(part, version, began);
    return (row ?? { tried: 0, faults: 0, losses: 0, networks: 0 }) as unknown as Outcome & { networks: number };
  }

  close(): void {
    this.#database.close();
  }

  /** Forgets what is too old, once an hour. */
  #clear(now: number): void {
    if (now - this.#clearedAt < hour) return;
    this.#clearedAt = now;
    this.#database.prepare('DELETE FROM counts WHERE hour < ?').run(now - hoursStored * hour);
    this.#database.prepare('DELETE FROM trials WHERE began < ?').run(now - 48 * hour);
  }
}
