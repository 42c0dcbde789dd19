// Types docs/deploy.md as root, on a machine within the machine: from a bare Debian to a site with a release service, and a team's releases.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Machine } from '../../data-server/testing/machine.ts';
import { describeShell } from '../release/build.ts';
import type { RegistryFile } from '../release/registry-file.ts';
import { newKeys } from '../release/signature.ts';
import { remotes } from '../remotes.ts';
import { TwoTeams } from '../release-server/two-teams.ts';
import { release } from '../release.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/deploy.md'), 'utf8');
const blocks = [...page.matchAll(/^```sh(?: (\w+))?\n([^]*?)^```$/gm)].map(([, mark = 'any', text = '']) => ({
  mark,
  text,
}));
const isPossible = Machine.isPossible();
if (!isPossible && process.env['CI']) throw new Error('docs/deploy.md is typed as root, on a machine within this one.');

describe.skipIf(!isPossible)('an operator who types docs/deploy.md', () => {
  const teams = new TwoTeams();
  const { privateKey, publicKey } = newKeys();
  let machine: Machine;
  let token = '';

  /** What a script of the team's checkout prints, with the team's secrets. The certificates are of the machine itself. */
  const asTeam = (typed: string) =>
    machine.run(`export RELEASE_TOKEN=${token} RELEASE_KEY=${privateKey}
export NODE_EXTRA_CA_CERTS=/etc/letsencrypt/live/releases.farm.example/fullchain.pem
cd /opt/seguia/current; ${typed.replace(/^pnpm (\w+)/, 'node_modules/.bin/node tools/$1.ts')}`);
  const get = (url: string, ...more: string[]) =>
    machine.run(`curl --silent --insecure -i ${more.join(' ')} ${url}`).replaceAll('\r', '');
  const place = (text: string) => page.indexOf(text);

  /** Makes the environment before: a site with the shell and its remotes. */
  function stagingSite(): void {
    const shell = path.join(teams.folder, 'shell');
    mkdirSync(path.join(shell, 'assets'), { recursive: true });
    writeFileSync(path.join(shell, 'index.html'), 'the page');
    writeFileSync(path.join(shell, 'sw.js'), 'the worker');
    writeFileSync(path.join(shell, 'assets/main.0a1b2c3d.js'), 'the app');
    writeFileSync(path.join(shell, 'config.json'), '{}');
    const described = describeShell(shell, '1.0.0', '1.9.0', { device: { makes: 5, opens: 99 } });
    writeFileSync(path.join(shell, 'release.json'), JSON.stringify(described));
    for (const app of remotes) release(app, teams.site, { from: teams.built(app, 'first') });
    release('shell', teams.site, { from: shell });
  }

  beforeAll(async () => {
    stagingSite();
    machine = await Machine.start();
    // The machine's users do not reach this one's folder of temporary files.
    for (const content of ['first', 'second']) teams.built('mf-stock', content);
    machine.run(`cp -r ${teams.site} ${teams.site}.private ${path.join(teams.folder, 'builds/mf-stock')} /opt/
echo '127.0.0.1 app.farm.example releases.farm.example' >>/etc/hosts`);
  }, 60_000);
  afterAll(() => {
    machine.stop();
    teams.remove();
  });

  test('has a site over TLS, with the release of the environment before', () => {
    const section = page.slice(place('### From a bare Debian'), place('## Settings of a deployment'));
    const typed = blocks
      .filter(({ text }) => section.includes(text))
      // On a hardened machine, what root makes is not for everybody.
      .map(({ text }) => `${text.startsWith('seguia-site') ? 'umask 027\n' : ''}${text}`)
      .map((text) => machine.run(text.replaceAll('STAGING', '/opt/site')));
    const printed = typed.join('\n');
    for (const app of [...remotes, 'shell']) expect(printed).toContain(`${app} 1.0.0-`);
    const answer = get('https://app.farm.example/');
    expect(answer).toMatch(/^HTTP\/2 200 \n/);
    expect(answer).toMatch(/^content-security-policy: default-src 'none'/m);
    expect(answer).toMatch(/the page$/);
    const listed = JSON.parse(get('https://app.farm.example/remotes.json').split('\n\n')[1] ?? '') as RegistryFile;
    const [{ base, entry } = { base: '', entry: '' }] = listed.remotes['mf-auth'] ?? [];
    expect(get(`https://app.farm.example${base}${entry}`)).toMatch(
      /^HTTP\/2 200 [^]*cache-control: public, max-age=31536000, immutable/,
    );
    expect(machine.run("stat --format '%U %a' /srv/seguia /srv/seguia.private")).toBe(
      'seguia-release 755\nseguia-release 700\n',
    );
  }, 120_000);

  test('has a release service, by which a team begins a canary, releases and goes back', () => {
    const section = page.slice(place('### A release service'), place('### From a bare Debian'));
    for (const { mark, text } of blocks)
      if (mark === 'any' && section.includes(text)) {
        const printed = machine.run(text.replaceAll('"$PUBLIC_KEY"', publicKey));
        token = /^seguia_\S+$/m.exec(printed)?.[0] ?? token;
        if (text.includes('enable --now'))
          machine.run('curl --silent --retry 30 --retry-all-errors --retry-delay 1 http://127.0.0.1:4300/v1/team');
      }
    expect(token).toMatch(/^seguia_/);
    asTeam('pnpm release mf-stock --from /opt/mf-stock/first --to https://releases.farm.example');
    expect(machine.run('cat /srv/seguia/rooms.json')).toContain('https://rooms.farm.example/');
    const [typed = ''] = blocks.filter(({ mark }) => mark === 'team').map(({ text }) => text);
    const lines = typed
      .trim()
      .split('\n')
      .map((line) => asTeam(line.replace('release mf-stock', '$& --from /opt/mf-stock/second')).trim());
    const [canary = '', listed = '', whole = '', back = ''] = lines;
    expect(canary).toMatch(/^mf-stock 1\.0\.0-[\da-f]{8} for 10 %/);
    expect(listed).toContain('10 %');
    const version = /1\.0\.0-[\da-f]{8}/.exec(whole)?.[0];
    expect(canary).toContain(version);
    expect(back).toMatch(/^mf-stock 1\.0\.0-[\da-f]{8}/);
    expect(back).not.toContain(version);
    expect(get('https://releases.farm.example/versions', '--user', `stock:${token}`)).toMatch(/^HTTP\/2 200 /);
    expect(get('https://releases.farm.example/versions')).toMatch(/^HTTP\/2 401 /);
    const log = machine.run('seguia-site release-server log --last 50');
    expect(log.match(/ stock .*mf-stock/g)?.length).toBeGreaterThanOrEqual(3);
    const [, id = ''] = /^(\w+) {2}stock/m.exec(machine.run('seguia-site release-server tokens')) ?? [];
    machine.run(`seguia-site release-server withdraw ${id}`);
    expect(() => asTeam('pnpm releases --to https://releases.farm.example')).toThrow(
      'RELEASE_TOKEN is no token of this service',
    );
  }, 240_000);
});
