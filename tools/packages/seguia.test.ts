import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publishedDeclaration } from '../remotes.ts';
import { describeRemote } from '../release/build.ts';

test('a repository with two remotes releases the one that is named, and all without a name', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'seguia-two-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const app of ['mf-soil', 'mf-stock']) {
    const dist = path.join(folder, app, 'dist');
    mkdirSync(dist, { recursive: true });
    writeFileSync(path.join(folder, app, 'package.json'), '{}');
    writeFileSync(path.join(dist, 'remoteEntry.0a1b2c3d.js'), app);
    const declared = { ...publishedDeclaration('mf-settings', '^1.0.0'), routes: [`/app/${app.slice(3)}`] };
    writeFileSync(path.join(dist, 'release.json'), JSON.stringify(describeRemote(app, dist, '1.0.0', declared)));
  }
  const site = path.join(folder, 'site');
  const seguia = (...args: string[]) =>
    spawnSync(process.execPath, [path.join(import.meta.dirname, 'seguia.ts'), ...args], {
      env: { ...process.env, SEGUIA_WORKSPACE: folder },
      encoding: 'utf8',
    });
  const served = () => ['mf-soil', 'mf-stock'].filter((app) => existsSync(path.join(site, 'r', app)));

  expect(seguia('release', 'mf-rocks', '--to', site).stderr).toContain('There is no remote "mf-rocks"');
  const version = expect.stringMatching(/^mf-stock 1\.0\.0-[0-9a-f]{8}\n$/) as string;
  expect(seguia('release', 'mf-stock', '--to', site)).toMatchObject({ status: 0, stdout: version });
  expect(served()).toEqual(['mf-stock']);
  expect(seguia('release', '--to', site)).toMatchObject({ status: 0 });
  expect(served()).toEqual(['mf-soil', 'mf-stock']);
});
