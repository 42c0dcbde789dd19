import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choose } from './test-choice.ts';

let root: string;
const write = (file: string, text = '') => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const git = (...args: string[]) => {
  const person = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@a', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@a' };
  const { status, stderr } = spawnSync('git', args, { cwd: root, env: { ...process.env, ...person } });
  expect(status, stderr.toString()).toBe(0);
};

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'seguia-choice-'));
  for (const file of ['mf-readings/src/today/Today.tsx', 'mf-readings/src/today/Today.stories.tsx']) write(file);
  for (const file of ['shared/src/domain/limits.ts', 'data-server/src/app.ts', 'e2e/readings/readings-late.e2e.ts'])
    write(file);
  write('e2e/support/person.ts');
  write('e2e/readings/round.e2e.ts', `import { go } from '../support/person.ts';`);
  write('e2e/deploy.e2e.ts', `build('mf-readings/src/today');`);
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'All');
});
afterAll(() => rmSync(root, { recursive: true }));

const at = (...files: string[]) => files.map((file) => path.join(root, file));

test('without a word everything is chosen', () => {
  expect(choose([], root)).toBeNull();
});

test('an app has its tests and stories, and the journeys that begin with its name or name it', () => {
  expect(choose(['mf-readings'], root)).toEqual({
    vitest: [['run', '--passWithNoTests', ...at('mf-readings')]],
    journeys: ['e2e/deploy.e2e.ts', 'e2e/readings/readings-late.e2e.ts'],
  });
});

test('a folder has what stands in it and the journeys that name it, a journey has itself', () => {
  expect(choose(['data-server/src'], root)).toEqual({
    vitest: [['run', '--passWithNoTests', ...at('data-server/src')]],
    journeys: [],
  });
  expect(choose(['mf-readings/src/today'], root)?.journeys).toEqual(['e2e/deploy.e2e.ts']);
  expect(choose(['e2e/readings/round.e2e.ts'], root)).toEqual({ vitest: [], journeys: ['e2e/readings/round.e2e.ts'] });
  expect(choose(['e2e'], root)?.journeys).toHaveLength(3);
  expect(() => choose(['mf-nothing'], root)).toThrow('There is no mf-nothing here.');
});

test('what is changed since main has the tests that import it, the stories beside it and the journeys that use it', () => {
  git('switch', '-qc', 'branch');
  write('shared/src/domain/limits.ts', '// another');
  git('commit', '-qam', 'Change');
  write('mf-readings/src/today/Row.tsx'); // not committed yet
  write('e2e/support/person.ts', '// another');
  expect(choose(['--changed'], root)).toEqual({
    vitest: [
      [
        'related',
        '--run',
        '--passWithNoTests',
        '--project',
        '!stories*',
        ...at('mf-readings/src/today/Row.tsx', 'shared/src/domain/limits.ts'),
      ],
      ['run', '--project', 'stories*', ...at('mf-readings/src/today/Today.stories.tsx')],
    ],
    journeys: ['e2e/readings/round.e2e.ts'],
  });
  expect(choose(['--changed', 'HEAD'], root)?.vitest[0]).not.toContain(at('shared/src/domain/limits.ts')[0]);
  expect(() => choose(['--changed', 'nowhere'], root)).toThrow('nowhere');
});

test('where nothing is changed, nothing runs', () => {
  git('add', '.');
  git('commit', '--allow-empty', '-qm', 'Rest');
  expect(choose(['--changed', 'HEAD'], root)).toEqual({ vitest: [], journeys: [] });
});
