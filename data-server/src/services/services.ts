import type { Reader } from './read-job.ts';
import type { Database } from '../database/db.ts';
import type { LastUses } from './last-uses.ts';
import type { Mail } from './mail.ts';
import type { Counters } from './counters.ts';
import type { HashQueue } from './hash-queue.ts';
import type { PhotoFiles } from '../photo-files/photo-files.ts';
import type { RateLimit, TryLimits } from './rate-limit.ts';
import type { Settings } from './settings.ts';

/** What every handler may use of the running server. */
export interface Services {
  database: Database;
  settings: Settings;
  /** Of the database; part of every sync mark. */
  epoch: string;
  /** Whose marks are of this server from before it was put back from a backup. */
  epochsBefore: readonly string[];
  now: () => Date;
  mail: Mail;
  reader: Reader;
  /** The pictures of photos. */
  photoFiles: PhotoFiles;
  limits: { login: TryLimits; forgotPassword: TryLimits; general: RateLimit; photos: RateLimit };
  /** What the limits have counted: here, and in a database that several servers share. */
  counters: Counters[];
  /** Hashing of passwords: of logins, and of mails, which are written one after the other. */
  hashes: { login: HashQueue; mail: HashQueue };
  lastUses: LastUses;
  /** Work that goes on after the answer; a stopping server waits for it. */
  later(work: () => Promise<void>): void;
  stopping(): boolean;
}

/** Unix seconds. */
export const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
