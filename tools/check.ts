// pnpm check: what is true of the source without running it. Prints one line a check; exits with 1 when one fails.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

/** Each check's name, its command, and the folder it runs in. */
const checks: [name: string, command: string[], folder?: string][] = [
  ['format', [bin('oxfmt'), '--check', '.']],
  ['lint', [bin('oxlint'), '--deny-warnings']],
  ['types', [bin('tsc')]],
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
  ['stories', [process.execPath, 'tools/checks/story-coverage.ts']],
  ['links of the documents', [process.execPath, 'tools/checks/doc-links.ts']],
];

/** Runs every check, also after one has failed. Returns how many passed, and the names of those that failed. */
export function check(): { passed: number; failed: string[] } {
  const failed: string[] = [];
  for (const [name, [program, ...args], folder = '.'] of checks) {
    const began = Date.now();
    const result = spawnSync(program!, args, { cwd: path.join(root, folder), encoding: 'utf8' });
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(`${result.status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (result.status === 0) continue;
    failed.push(name);
    console.log(result.stdout + result.stderr);
  }
  return { passed: checks.length - failed.length, failed };
}

if (import.meta.main) process.exitCode = check().failed.length > 0 ? 1 : 0;
