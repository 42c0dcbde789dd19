import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../database/open-database.ts';
import { LostPicturesError } from '../admin/pictures.ts';
import { databaseExists } from '../database/exists.ts';
import { SettingError, type Settings } from '../services/settings.ts';
import { readCommandLine, type Typed } from './command-line.ts';
import { UsageError, type Output } from './verb.ts';
import { verbs } from './verbs.ts';

/** The input and output of the program, besides its database. */
export interface Surroundings {
  settings: () => Settings;
  print(text: string): void;
  complain(text: string): void;
  /** The first line of the standard input, without its line end. */
  readLine(): Promise<string>;
}

/**
 * Runs an operator's command; returns the exit code: 0, 1 if it could not be done, 2 if it was typed wrong, 3 if a file lacks pictures. Operators see what is wrong and
 * what to do, never a stack.
 */
export async function runProgram(line: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    const typed = await readCommandLine(line, verbs, surroundings.print);
    if (typed === null) return 0;
    const { text, data } = await run(typed, surroundings);
    surroundings.print(typed.isJson ? `${JSON.stringify(data, null, 2)}\n` : `${text}\n`);
    return 0;
  } catch (error) {
    surroundings.complain(`${describeFault(error)}\n`);
    if (error instanceof LostPicturesError) return 3;
    return error instanceof UsageError ? 2 : 1;
  }
}

async function run({ verb, words }: Typed, { settings: readAll, readLine }: Surroundings): Promise<Output> {
  if (verb.database === 'none') return verb.run(words);
  verb.check?.(words);
  const settings = readAll();
  if (verb.database !== 'made' && !(await databaseExists(settings.database))) {
    const where = settings.database.replace(/:[^:@/]*@/, ':…@');
    const makes = isBesideDemo(settings.database)
      ? 'The demo that is there answers with DEMO=1; `init` makes a database of your own.'
      : '`init` makes one.';
    throw new SettingError(`There is no data server's database at ${where}: see DATA_DIR and DATABASE_URL. ${makes}`);
  }
  const { db, close } = await openDatabase(settings.database, 0, verb.database !== 'as it is');
  try {
    const line = async () => {
      const read = await readLine();
      if (read === '') throw new UsageError('The standard input is empty: the password is its first line.');
      return read;
    };
    return await verb.run(
      { db, settings, now: new Date(), actor: `operator ${operatorName()}`, readLine: line },
      words,
    );
  } finally {
    await close();
  }
}

/** Whether the folder of a database's file has the demo of `pnpm start`, for which a newcomer looks. */
const isBesideDemo = (database: string) => existsSync(path.join(path.dirname(database), 'demo.db'));

function operatorName(): string {
  try {
    return os.userInfo().username;
  } catch {
    // A container's user may have no name.
    return String(process.getuid?.() ?? '');
  }
}

/**
 * The message for an operator: the error's own if a person can do something about it, otherwise the system's. With LOG_LEVEL=debug the
 * stack follows.
 */
export function describeFault(error: unknown): string {
  if (error instanceof SettingError) return error.message;
  const causes = error instanceof AggregateError ? error.errors : [error];
  const messages = causes.map((cause) => (cause instanceof Error ? cause.message || cause.name : String(cause)));
  const { code } = error as { code?: string };
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database does not answer (${messages[0]}): see DATABASE_URL.`;
  if (code === 'EACCES' || code === 'EPERM') return `${messages[0]}: run it as the user that the files belong to.`;
  const isDetailed = /^(debug|trace)$/.test(process.env['LOG_LEVEL'] ?? '');
  return isDetailed && error instanceof Error ? String(error.stack) : messages.join('; ');
}
