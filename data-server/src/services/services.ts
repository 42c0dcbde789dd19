import type { Reader } from './read-job.ts';
import type { Database } from '../database/db.ts';
import type { LastUses } from './last-uses.ts';
import type { Mail } from './mail.ts';
import type { Counters } from './counters.ts';
import type { HashQueue } from './hash-queue.ts';
import type { PhotoFiles } from '../photo-files/photo-files.ts';
import type { RateLimit, TryLimits } from './rate-limit.ts';
import type { Settings } from './settings.ts';

/** The parts of the running server that every handler can use. */
export interface Services {
  database: Database;
  settings: Settings;
  /** The database's epoch, a part of every sync mark. */
  epoch: string;
  /** The epochs of this server before it was restored from a backup; marks with them belong to it, too. */
  epochsBefore: readonly string[];
  now: () => Date;
  mail: Mail;
  reader: Reader;
  /** The storage of photos' pictures. */
  photoFiles: PhotoFiles;
  limits: { login: TryLimits; forgotPassword: TryLimits; general: RateLimit; photos: RateLimit };
  /** The counts of the limits: here, and in a database that several servers share. */
  counters: Counters[];
  /** Queues for hashing passwords: for logins, and for mails, which are written one after the other. */
  hashes: { login: HashQueue; mail: HashQueue };
  lastUses: LastUses;
  /** Runs work after the answer; a stopping server waits for it. */
  later(work: () => Promise<void>): void;
  stopping(): boolean;
}

/** A date in Unix seconds. */
export const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
