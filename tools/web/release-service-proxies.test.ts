// nginx and Caddy in front of a release service, with the lines of docs/deploy.md, but without TLS.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { describeRemote } from '../release/build.ts';
import { publishedDeclaration } from '../remotes.ts';
import { ServiceProcess } from '../release-server/service-process.ts';
import { TwoTeams } from '../release-server/two-teams.ts';
import { taken } from '../release-server/version-reports/routes.ts';
import { DocumentedProxy, hasProxy, proxyPrograms } from '../test-world/documented-proxy.ts';

const root = path.resolve(import.meta.dirname, '../..');
const guide = readFileSync(path.join(root, 'docs/deploy.md'), 'utf8');

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** The block of the guide that begins so. */
function block(beginning: string): string {
  const [, text = ''] = guide.split(`\`\`\`text\n${beginning}`);
  if (text === '') throw new Error(`docs/deploy.md has no block that begins with ${beginning}`);
  return beginning + text.slice(0, text.indexOf('```'));
}

const documented = {
  nginx: readFileSync(path.join(root, 'docs/operate/nginx-release-service.conf'), 'utf8'),
  caddy: block('releases.farm.example {'),
  port: 4300,
};

/** A build of mf-stock with a picture of so many bytes. */
function built(teams: TwoTeams, bytes: number): string {
  const build = teams.built('mf-stock', String(bytes));
  writeFileSync(path.join(build, 'picture.png'), Buffer.alloc(bytes));
  const declared = { ...publishedDeclaration('mf-settings', '^1.0.0'), routes: ['/app/stock'] };
  writeFileSync(path.join(build, 'release.json'), JSON.stringify(describeRemote('mf-stock', build, '1.0.0', declared)));
  return build;
}

test.each(proxyPrograms.filter(hasProxy))(
  'through %s as it is documented a team releases 20 MB, and a device cannot choose the address that is counted',
  async (program) => {
    const teams = new TwoTeams();
    ends.push(() => teams.remove());
    const service = await ServiceProcess.start(teams.site);
    ends.push(() => service.kill());
    const proxy = await DocumentedProxy.start(program, Number(new URL(service.url).port), undefined, documented);
    ends.push(() => proxy.stop());
    const env = { ...process.env, RELEASE_TOKEN: teams.stock.token, RELEASE_KEY: teams.stock.privateKey };
    const command = [
      path.join(root, 'tools/release.ts'),
      'mf-stock',
      '--from',
      built(teams, 20_000_000),
      '--to',
      proxy.url,
    ];
    const { stdout } = await promisify(execFile)(process.execPath, command, { env });
    expect(stdout).toMatch(/^mf-stock 1\.0\.0-/);
    const [version] = teams.versions('mf-stock');

    // One network sends no more than so many reports an hour, and the proxy says which network that is, whatever a header claims.
    const statuses = new Set<number>();
    for (let from = 0; from < 2 * taken.ofNetwork; from += 1) {
      const body = JSON.stringify([['mf-stock', version, 'tried']]);
      const headers = { 'x-forwarded-for': `10.0.${from}.1` };
      statuses.add((await fetch(`${proxy.url}/v1/version-reports`, { method: 'POST', body, headers })).status);
    }
    expect(statuses).toEqual(new Set([204, 429]));
  },
  120_000,
);
