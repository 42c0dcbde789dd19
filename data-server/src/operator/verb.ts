import { isOneLine } from '@seguia/shared/domain/texts/one-line';
import type { Db } from '../database/db.ts';
import type { Settings } from '../services/settings.ts';
import { SettingError } from '../services/settings.ts';
import type { Arguments } from '../admin/arguments.ts';

/** The declaration of an option: `--farm <farm>`. */
export interface Option {
  flags: string;
  text: string;
  isRequired?: true;
  choices?: readonly string[];
}

/** What a verb can use. */
export interface VerbContext {
  db: Db;
  settings: Settings;
  now: Date;
  /** Who runs it, for the audit log: `operator NAME`. */
  actor: string;
  /** The first line of the standard input. Throws a UsageError where it is empty. */
  readLine(): Promise<string>;
}

/** The output of a verb: lines for a person, and the same data for `--json`. */
export interface Output {
  text: string;
  data: unknown;
}

interface Named {
  /** One word, or a noun and a verb: `farms list`. */
  name: string;
  summary: string;
  options?: readonly Option[];
  /** The argument without dashes, as the help names it. */
  argument?: string;
}

interface DatabaseVerb extends Named {
  /**
   * `made`: the verb may create the database. Otherwise an address without a database is refused. `as it is`: the verb does not bring the
   * database to this program's version, because a server of another version may be serving it.
   */
  database?: 'made' | 'as it is';
  /** Checks that need no database, before it is opened or created. */
  check?(words: Arguments): void;
  run(context: VerbContext, words: Arguments): Promise<Output>;
}

interface FileVerb extends Named {
  /** For verbs that need no database. */
  database: 'none';
  run(words: Arguments): Promise<Output>;
}

/** A command of the program. */
export type Verb = DatabaseVerb | FileVerb;

/** The command was typed wrong: the program shows its usage, and exits with 2. */
export class UsageError extends SettingError {}

/** A required option with a value. */
export const needed = (flags: string, text: string): Option => ({ flags, text, isRequired: true });
/** An optional option with a value. */
export const allowed = (flags: string, text: string): Option => ({ flags, text });

/**
 * A typed name without surrounding spaces. Throws a UsageError if nothing is left (otherwise a script with an unset variable would delete a
 * name), if it has more than `most` characters, and if it has more than one line: it is in mails and lists as one.
 */
export function nameIn(option: string, text: string, most = 80): string {
  const name = text.trim();
  if (name === '') throw new UsageError(`--${option}: it is empty.`);
  if (!isOneLine(name)) throw new UsageError(`--${option}: it has a line break or another control character.`);
  if (name.length > most)
    throw new UsageError(`--${option}: it has ${name.length} characters, and ${most} are the most.`);
  return name;
}

/** What would break a line, or command or reorder a terminal: line breaks, control characters, and marks that change the direction of text. */
const unprintable = /[\p{Cc}\u2028\u2029\p{Bidi_Control}]/gu;

/** Rows as columns of text, in which a name of a device cannot look like lines of its own, and as they are for `--json`. */
export function listOf<Entry extends Record<string, string | number | boolean | null>>(
  entries: readonly Entry[],
  none: string,
): Output {
  const [first] = entries;
  if (!first) return { text: none, data: [] };
  const names = Object.keys(first);
  const cells = [
    names,
    ...entries.map((entry) => names.map((name) => String(entry[name] ?? '–').replace(unprintable, '�'))),
  ];
  const widths = names.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const lines = cells.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return { text: lines.join('\n'), data: entries };
}

/** One thing that was created or changed. */
export const resultOf = (text: string, data: Record<string, unknown>): Output => ({ text, data });

/** Unix seconds as an instant in ISO 8601. */
export const instantOf = (at: number) => new Date(at * 1000).toISOString().replace('.000', '');
