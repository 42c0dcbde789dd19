// pnpm check [name …]: what is true of the source without running it, by all checks or by those that are named. Prints one line a check;
// exits with 1 when one fails.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

/** Each check's name, its command, and the folder it runs in. */
const checks: [name: string, command: string[], folder?: string][] = [
  ['format', [bin('oxfmt'), '--check', '.']],
  ['lint', [bin('oxlint'), '--deny-warnings']],
  // What nothing has touched since the last check is not checked again.
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

/** Runs every check, or those named, also after one has failed. Returns how many passed, and the names of those that failed. */
export function check(names: readonly string[] = []): { passed: number; failed: string[] } {
  const failed: string[] = [];
  const wanted = checks.filter(([name]) => names.length === 0 || names.includes(name));
  for (const [name, [program, ...args], folder = '.'] of wanted) {
    const began = Date.now();
    const result = spawnSync(program!, args, { cwd: path.join(root, folder), encoding: 'utf8' });
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(`${result.status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (result.status === 0) continue;
    failed.push(name);
    console.log(result.stdout + result.stderr);
  }
  return { passed: wanted.length - failed.length, failed };
}

if (import.meta.main) process.exitCode = check(process.argv.slice(2)).failed.length > 0 ? 1 : 0;
