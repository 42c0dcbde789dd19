// pnpm check [name … | app]: what is true of the source without running it, by all checks, by those that are named, or as far as it concerns
// one app (pnpm check mf-readings). A check that has passed reads again only what has changed since, and says so; --whole, and CI, read
// everything. Prints one line a check; exits with 1 when one fails.
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Check, checks } from './checks/running/list.ts';
import {
  differing,
  type Files,
  filesNow,
  filesOf,
  hashOf,
  notePassed,
  passedOn,
} from './checks/running/passed-before.ts';
import { answerHelp } from './command-line/arguments.ts';
import { apps } from './remotes.ts';

const run = promisify(execFile);
const root = path.dirname(import.meta.dirname);

interface Options {
  /** Whether everything is read again. */
  whole?: boolean;
}

/**
 * Runs every check, or the named ones, or all as far as they concern the app that is named, as many at a time as there are cores; a failure
 * does not stop the others. Returns how many passed, and the names of those that failed. Throws for an unknown name.
 */
export async function check(
  names: readonly string[] = [],
  { whole = Boolean(process.env['CI']) }: Options = {},
): Promise<{ passed: number; failed: string[] }> {
  const app = names.length === 1 ? apps.find((name) => name === names[0]) : undefined;
  const known = checks.map(({ name }) => name);
  for (const name of app ? [] : names)
    if (!known.includes(name)) throw new Error(`There is no check "${name}": ${known.join(', ')}`);
  const wanted = checks.filter(({ name }) => app || names.length === 0 || names.includes(name));
  const files = filesNow(root);
  const failed: string[] = [];
  const queue = [...wanted];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      if (!(await (app && next.ofApp ? passes(next, next.ofApp(app)) : passesAgain(next, files, whole))))
        failed.push(next.name);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return { passed: wanted.length - failed.length, failed };
}

/** Runs a check on what has changed since it passed, and notes on what it has passed now. */
async function passesAgain(check: Check, files: Files | null, whole: boolean): Promise<boolean> {
  const { name, reads = ['**', '**/.*', '.*/**'], narrowed } = check;
  const read = files && filesOf(files, reads);
  // What cannot be narrowed need not know which files have changed.
  const known = read && (narrowed ? read : { all: hashOf(read) });
  const before = whole ? null : passedOn(root, name);
  const changed = before && known ? differing(before, known) : null;
  const args = changed && narrowed && read ? narrowed(changed, Object.keys(read)) : null;
  if (changed?.length === 0 || args?.length === 0) console.log(`✓ ${name} (as before)`);
  else if (!(await passes(check, args ?? check.whole ?? []))) return false;
  if (known) notePassed(root, name, known);
  return true;
}

/** Runs one check and prints its result. */
async function passes({ name, command, folder = '.', mend }: Check, more: readonly string[]): Promise<boolean> {
  const began = Date.now();
  const [program, ...args] = command;
  const options = { cwd: path.join(root, folder), maxBuffer: 64 * 1024 * 1024 };
  const failure = await run(program!, [...args, ...more], options).then(
    () => null,
    (error: Error & { stdout?: string; stderr?: string }) =>
      `${error.stdout ?? ''}${error.stderr ?? ''}` || error.message,
  );
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${failure === null ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (failure !== null) console.log(failure + (mend === undefined ? '' : `Run: ${mend}\n`));
  return failure === null;
}

if (import.meta.main) {
  answerHelp(import.meta.filename);
  const names = process.argv.slice(2);
  const options = names.includes('--whole') ? { whole: true } : {};
  const { failed } = await check(
    names.filter((name) => name !== '--whole'),
    options,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
}
