// pnpm check [name …]: what is true of the source without running it, by all checks or by those that are named. Prints one line a check;
// exits with 1 when one fails.
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { answerHelp } from './line/arguments.ts';

const run = promisify(execFile);

const root = path.dirname(import.meta.dirname);
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

type Check = [name: string, command: string[], folder?: string];

/** Each check's name, its command, and the folder it runs in. */
const checks: Check[] = [
  ['format', [bin('oxfmt'), '--check', '.']],
  ['lint', [bin('oxlint'), '--deny-warnings']],
  // Skips what has not changed since the last check.
  ['types', [bin('tsc'), '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']],
  ['types of the service worker', [bin('tsc'), '-p', 'shell/src/sw']],
  ['unused code', [bin('knip'), '--no-progress']],
  [
    'contract types are current',
    [
      process.execPath,
      'node_modules/openapi-typescript/bin/cli.js',
      'openapi.yaml',
      '-o',
      'src/schema.d.ts',
      '--check',
    ],
    'openapi',
  ],
  ['texts', [process.execPath, 'run.ts', 'verify'], 'locales'],
  ['what shell and remotes declare', [process.execPath, 'tools/checks/declarations.ts']],
  ['what each language needs', [process.execPath, 'tools/checks/languages.ts']],
  ['rooms', [process.execPath, 'tools/rooms/check.ts']],
  ['doors', [process.execPath, 'tools/doors.ts']],
  ['measures', [process.execPath, 'tools/checks/measures.ts']],
  ['one way for each thing', [process.execPath, 'tools/checks/one-way.ts']],
  ['stories', [process.execPath, 'tools/checks/story-coverage.ts']],
  ['links of the documents', [process.execPath, 'tools/checks/doc-links.ts']],
  ['words', [process.execPath, 'tools/checks/words.ts']],
];

/**
 * Runs every check, or the named ones, as many at a time as there are cores; a failure does not stop the others. Returns how many passed,
 * and the names of those that failed. Throws for an unknown name.
 */
export async function check(names: readonly string[] = []): Promise<{ passed: number; failed: string[] }> {
  const known = checks.map(([name]) => name);
  for (const name of names)
    if (!known.includes(name)) throw new Error(`There is no check "${name}": ${known.join(', ')}`);
  const failed: string[] = [];
  const wanted = checks.filter(([name]) => names.length === 0 || names.includes(name));
  const queue = [...wanted];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) if (!(await passes(next))) failed.push(next[0]);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return { passed: wanted.length - failed.length, failed };
}

/** Runs one check and prints its result. */
async function passes([name, [program, ...args], folder = '.']: Check): Promise<boolean> {
  const began = Date.now();
  const failure = await run(program!, args, { cwd: path.join(root, folder), maxBuffer: 64 * 1024 * 1024 }).then(
    () => null,
    (error: Error & { stdout?: string; stderr?: string }) =>
      `${error.stdout ?? ''}${error.stderr ?? ''}` || error.message,
  );
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${failure === null ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (failure !== null) console.log(failure);
  return failure === null;
}

if (import.meta.main) {
  answerHelp(import.meta.filename);
  process.exitCode = (await check(process.argv.slice(2))).failed.length > 0 ? 1 : 0;
}
