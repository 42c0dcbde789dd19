import type { Db } from '../database/db.ts';
import type { Settings } from '../services/settings.ts';
import { SettingError } from '../services/settings.ts';
import type { Arguments } from '../admin/arguments.ts';

/** An option as it is declared: `--farm <farm>`. */
export interface Option {
  flags: string;
  text: string;
  isRequired?: true;
  choices?: readonly string[];
}

/** What a verb may use. */
export interface VerbContext {
  db: Db;
  settings: Settings;
  now: Date;
  /** Who runs it, for the audit log: `operator NAME`. */
  actor: string;
  /** The first line of the standard input. Throws a UsageError where it is empty. */
  readLine(): Promise<string>;
}

/** What a verb answers: lines for a person, and the same for `--json`. */
export interface Output {
  text: string;
  data: unknown;
}

interface Named {
  /** One word, or a noun and a verb: `farms list`. */
  name: string;
  summary: string;
  options?: readonly Option[];
  /** The word without a dash, as help names it. */
  argument?: string;
}

interface DatabaseVerb extends Named {
  /** `made`: it may make the database. Otherwise an address without one is refused. */
  database?: 'made';
  /** What can be refused before a database is opened or made. */
  check?(words: Arguments): void;
  run(context: VerbContext, words: Arguments): Promise<Output>;
}

interface FileVerb extends Named {
  /** It needs none. */
  database: 'none';
  run(words: Arguments): Promise<Output>;
}

/** One command of the program. */
export type Verb = DatabaseVerb | FileVerb;

/** What was typed is wrong: the program says how it is typed, and ends with 2. */
export class UsageError extends SettingError {}

/** A required option with a value. */
export const needed = (flags: string, text: string): Option => ({ flags, text, isRequired: true });
/** An option that may be left out. */
export const allowed = (flags: string, text: string): Option => ({ flags, text });

/**
 * A name that was typed, without spaces around it. Throws a UsageError where nothing is left (a script whose variable is not set would take a name
 * away), and for one of more than `most` characters.
 */
export function nameIn(option: string, text: string, most = 80): string {
  const name = text.trim();
  if (name === '') throw new UsageError(`--${option}: it is empty.`);
  if (name.length > most)
    throw new UsageError(`--${option}: it has ${name.length} characters, and ${most} are the most.`);
  return name;
}

/** Rows as columns of text, and as they are for `--json`. */
export function listOf<Entry extends Record<string, string | number | boolean | null>>(
  entries: readonly Entry[],
  none: string,
): Output {
  const [first] = entries;
  if (!first) return { text: none, data: [] };
  const names = Object.keys(first);
  const cells = [names, ...entries.map((entry) => names.map((name) => String(entry[name] ?? '–')))];
  const widths = names.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const lines = cells.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return { text: lines.join('\n'), data: entries };
}

/** One thing that was made or changed. */
export const resultOf = (text: string, data: Record<string, unknown>): Output => ({ text, data });

/** Unix seconds as an instant that a person and a program read. */
export const instantOf = (at: number) => new Date(at * 1000).toISOString().replace('.000', '');
