import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const tools = path.dirname(import.meta.dirname);

const run = (tool: string, ...words: string[]) =>
  spawnSync(process.execPath, [path.join(tools, tool), ...words], { encoding: 'utf8', timeout: 20_000 });

test.each(['release.ts', 'start.ts', 'build.ts', 'doors.ts', 'packages/seguia.ts'])(
  '%s prints its help, and does nothing',
  (tool) => {
    const { status, stdout, stderr } = run(tool, '--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^(pnpm|node tools\/|seguia )/);
    expect(stdout).not.toMatch(/^import|^ *\/\//m);
  },
);

test('names an unknown option beside those that a tool has', () => {
  const { status, stderr } = run('rollback.ts', 'mf-auth', '--too', '/srv/seguia');
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Unknown option '--too'[^]*pnpm rollback <app> \[version\] \[--to <folder>\]/);
  expect(stderr).not.toMatch(/\n +at /);
});

test.each([
  ['release.ts', ['readings'], 'There is no app "readings": shell, mf-auth,'],
  ['release.ts', ['mf-auth', '--canary', 'ten'], '--canary takes 1 to 99 per cent'],
  ['rollback.ts', [], 'Which app? pnpm rollback --help'],
  ['rollback.ts', ['mf-auth', '--to', '/nowhere'], '/nowhere holds no site: --to names the folder that is served'],
  ['build.ts', ['readings'], 'There is no app "readings": shell, mf-auth,'],
  ['remote.ts', ['readings'], 'Which remote: mf-auth,'],
])('answers %s %s with a sentence', (tool, words, sentence) => {
  const { status, stderr } = run(tool, ...words);
  expect([status, stderr.trim().split('\n').length]).toEqual([1, 1]);
  expect(stderr.startsWith(sentence)).toBe(true);
});
