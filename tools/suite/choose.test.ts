import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choose } from './choose.ts';
import { partNames } from './parts.ts';

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
  write('locales/mf-settings/fr.json', '{ "settings.save": "Enregistrer", "settings.count": "{count} noms" }');
  write('mf-settings/src/Names.stories.tsx', `getByRole('button', { name: 'Enregistrer' })`);
  write('mf-settings/src/Names.test.tsx', `getByText('Enregistrer les noms'); getByText('{count} noms')`);
  write('mf-settings/src/names/Save.test.tsx', `getByText(/^Enregistrer$/)`);
  write('e2e/settings/names.e2e.ts', `press('Enregistrer');`);
  write('e2e/deploy.e2e.ts', `build('mf-readings/src/today');`);
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'All');
});
afterAll(() => rmSync(root, { recursive: true }));

const ofRemotes = ['mf-auth', 'mf-readings', 'mf-campaigns', 'mf-settings'];

const at = (...files: string[]) => files.map((file) => path.join(root, file));

test('chooses the core without an argument, and no part on main', () => {
  const { plan, vitest, journeys } = choose([], root);
  expect(plan).toEqual({ core: true, parts: [] });
  expect(vitest).toHaveLength(1);
  expect(vitest[0]?.args).toContain('--project=!recipes');
  expect(journeys).toEqual(['--project=core']);
});

test('the core has the stories of shell and shared, and a remote’s part has those of the remote', () => {
  expect(choose([], root).vitest[0]?.env).toEqual({ STORIES_SHORT: '1', STORIES: '@(shell|shared)' });
  expect(choose(['--part', 'mf-auth'], root).vitest[0]).toEqual({
    args: ['run', '--project=unit mf-auth', '--project=unit mf-auth apart', '--project=stories*'],
    env: { STORIES_SHORT: '1', STORIES: '@(mf-auth)' },
  });
});

test('--all chooses every part', () => {
  const { plan, vitest, journeys } = choose(['--all'], root);
  expect(plan).toEqual({ core: true, parts: partNames });
  expect(vitest).toEqual([{ args: ['run'], env: { STORIES_SHORT: '' } }]);
  expect(journeys).toContain('--project=core');
  expect(journeys).toContain('--project=walks');
});

test('parts are chosen by name, without the core', () => {
  expect(choose(['--part', 'recipes', 'tools'], root)).toEqual({
    plan: { core: false, parts: ['tools', 'recipes'] },
    vitest: [{ args: ['run', '--project=tools', '--project=recipes'], env: { STORIES_SHORT: '1', STORIES: '@()' } }],
    journeys: null,
  });
  expect(choose(['--part', 'paper'], root)).toMatchObject({ vitest: [], journeys: ['--project=paper'] });
  expect(() => choose(['--part', 'nothing'], root)).toThrow('There is no part "nothing"');
  expect(() => choose(['--part'], root)).toThrow('There is no part ""');
});

test('a history that does not reach back far enough chooses every part', () => {
  expect(choose(['--since', 'HEAD~10'], root).plan).toEqual({ core: true, parts: partNames });
});

test('an app chooses its tests and stories, and the journeys that begin with its name or name it', () => {
  expect(choose(['mf-readings'], root)).toEqual({
    plan: null,
    vitest: [{ args: ['run', '--passWithNoTests', ...at('mf-readings')] }],
    journeys: ['e2e/deploy.e2e.ts', 'e2e/readings/readings-late.e2e.ts'],
  });
});

test('a folder chooses its tests and the journeys that name it, a journey chooses itself', () => {
  expect(choose(['data-server/src'], root)).toEqual({
    plan: null,
    vitest: [{ args: ['run', '--passWithNoTests', ...at('data-server/src')] }],
    journeys: null,
  });
  expect(choose(['mf-readings/src/today'], root).journeys).toEqual(['e2e/deploy.e2e.ts']);
  expect(choose(['e2e/readings/round.e2e.ts'], root)).toEqual({
    plan: null,
    vitest: [],
    journeys: ['e2e/readings/round.e2e.ts'],
  });
  expect(choose(['e2e'], root).journeys).toHaveLength(4);
  expect(() => choose(['mf-nothing'], root)).toThrow('There is no mf-nothing here.');
});

test('--changed chooses the tests that import what differs from main, the stories beside it and the journeys that use it', () => {
  git('switch', '-qc', 'branch');
  write('shared/src/domain/limits.ts', '// another');
  git('commit', '-qam', 'Change');
  write('mf-readings/src/today/Row.tsx'); // not committed yet
  write('e2e/support/person.ts', '// another');
  expect(choose(['--changed'], root)).toEqual({
    plan: null,
    vitest: [
      {
        args: [
          'related',
          '--run',
          '--passWithNoTests',
          '--project',
          '!stories*',
          ...at('mf-readings/src/today/Row.tsx', 'shared/src/domain/limits.ts'),
        ],
      },
      { args: ['run', '--project', 'stories*', ...at('mf-readings/src/today/Today.stories.tsx')] },
    ],
    journeys: ['e2e/readings/round.e2e.ts'],
  });
  expect(choose(['--changed', 'HEAD'], root).vitest[0]?.args).not.toContain(at('shared/src/domain/limits.ts')[0]);
  expect(() => choose(['--changed', 'nowhere'], root)).toThrow('nowhere');
});

test('a branch runs the parts that read what differs from main, deleted files included', () => {
  expect(choose([], root).plan).toEqual({
    core: true,
    parts: [
      ...ofRemotes,
      'native',
      'data-server',
      'storms',
      'looks',
      'walks',
      'paper',
      'large',
      'engines',
      'deployment',
    ],
  });
  git('add', '.');
  git('commit', '-qm', 'More');
  git('rm', '-q', 'data-server/src/app.ts');
  expect(choose([], root).plan?.parts).toContain('storms');
  expect(choose(['--since', 'HEAD'], root).plan).toEqual(choose([], root).plan);
  git('commit', '-qm', 'Without');
  git('branch', '-f', 'main');
  expect(choose([], root).plan).toEqual({ core: true, parts: [] });
  expect(choose(['--since', 'HEAD~1'], root).plan).toEqual({
    core: true,
    parts: [...ofRemotes, 'data-server', 'storms'],
  });
});

test('runs nothing if nothing changed', () => {
  git('add', '.');
  git('commit', '--allow-empty', '-qm', 'Rest');
  expect(choose(['--changed', 'HEAD'], root)).toEqual({ plan: null, vitest: [], journeys: null });
});

test('--changed chooses what quotes the earlier words of a text', () => {
  git('switch', '-qc', 'words', 'main');
  write('locales/mf-settings/fr.json', '{ "settings.save": "Garder", "settings.count": "{count} noms ici" }');
  const { vitest, journeys } = choose(['--changed'], root);
  expect(vitest[0]?.args.slice(5)).toEqual(at('locales/mf-settings/fr.json', 'mf-settings/src/names/Save.test.tsx'));
  expect(vitest[1]?.args.slice(3)).toEqual(at('mf-settings/src/Names.stories.tsx'));
  expect(journeys).toEqual(['e2e/settings/names.e2e.ts']);
});
