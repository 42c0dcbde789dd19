// nginx and Caddy in front of a release service, with the lines of docs/deploy.md, but without TLS.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { describeRemote } from '../release/build.ts';
import { publishedDeclaration } from '../remotes.ts';
import { ServiceProcess } from '../release-server/service-process.ts';
import { TwoTeams } from '../release-server/two-teams.ts';
import { taken } from '../release-server/version-reports/routes.ts';
import { hasProxy, type ProxyProgram, proxyPrograms } from '../test-world/data-server-proxy.ts';
import { freePort } from '../test-world/free-port.ts';

const root = path.resolve(import.meta.dirname, '../..');
const guide = readFileSync(path.join(root, 'docs/deploy.md'), 'utf8');

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** The block of the guide that begins so. */
function block(beginning: string): string {
  const [, text = ''] = guide.split(`\`\`\`text\n${beginning}`);
  expect(text, `docs/deploy.md has a block that begins with ${beginning}`).not.toBe('');
  return beginning + text.slice(0, text.indexOf('```'));
}

/** nginx's file, which listens to this machine alone, without TLS. */
const withoutTls = (text: string, port: number) =>
  text
    .replace(/^server \{\n {2}listen 80;[^]*/m, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replaceAll(/^ *ssl_.*\n/gm, '');

const configuration: Record<ProxyProgram, (folder: string, port: number) => string> = {
  nginx: (folder, port) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    return `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/pid; error_log ${folder}/log; events {}
http { access_log off; ${temporary.join(' ')} ${withoutTls(readFileSync(path.join(root, 'docs/operate/nginx-release-service.conf'), 'utf8'), port)} }`;
  },
  caddy: (_folder, port) =>
    `{\n\tadmin off\n}\n${block('releases.farm.example {').replace('releases.farm.example {', `http://:${port} {\n\tbind 127.0.0.1`)}`,
};

/** Starts a web server in front of the service on `upstream`. Returns its address. */
async function startProxy(program: ProxyProgram, upstream: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'seguia-release-proxy-'));
  ends.push(() => rmSync(folder, { recursive: true }));
  const port = await freePort();
  const file = path.join(folder, 'configuration');
  writeFileSync(
    file,
    configuration[program](folder, port).replaceAll('127.0.0.1:4300', upstream.replace(/.*\/\//, '')),
  );
  const line = program === 'nginx' ? ['-c', file] : ['run', '--config', file, '--adapter', 'caddyfile'];
  const child: ChildProcess = spawn(program, line, { stdio: 'ignore', env: { ...process.env, HOME: folder } });
  ends.push(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  });
  const address = `http://127.0.0.1:${port}`;
  const status = () =>
    fetch(`${address}/v1/team`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 20_000 }).toBe(401);
  return address;
}

/** A build of mf-stock with a picture of so many bytes. */
function built(teams: TwoTeams, bytes: number): string {
  const build = teams.built('mf-stock', String(bytes));
  writeFileSync(path.join(build, 'picture.png'), Buffer.alloc(bytes));
  const declared = { ...publishedDeclaration('mf-settings', '^1.0.0'), routes: ['/app/stock'] };
  writeFileSync(path.join(build, 'release.json'), JSON.stringify(describeRemote('mf-stock', build, '1.0.0', declared)));
  return build;
}

test.each(proxyPrograms.filter(hasProxy))(
  'a team releases what is large through %s by the documented lines, hears what is too large, and devices are told apart',
  async (program) => {
    const teams = new TwoTeams();
    ends.push(() => teams.remove());
    const service = await ServiceProcess.start(teams.site);
    ends.push(() => service.kill());
    const address = await startProxy(program, service.url);
    const env = { ...process.env, RELEASE_TOKEN: teams.stock.token, RELEASE_KEY: teams.stock.privateKey };
    const release = (bytes: number) =>
      promisify(execFile)(
        process.execPath,
        [path.join(root, 'tools/release.ts'), 'mf-stock', '--from', built(teams, bytes), '--to', address],
        { env },
      ).then(
        ({ stdout }) => stdout,
        (error: { stderr: string }) => error.stderr,
      );
    expect(await release(20_000_000)).toMatch(/^mf-stock 1\.0\.0-/);
    expect(teams.versions('mf-stock')).toHaveLength(1);
    expect(await release(70_000_000)).toContain('a release service takes 64 MB');
    expect(teams.versions('mf-stock')).toHaveLength(1);

    // One network sends no more than so many reports an hour, and the proxy says which network that is, whatever a header claims.
    const statuses = new Set<number>();
    for (let from = 0; from < 2 * taken.ofNetwork; from += 1) {
      const body = JSON.stringify([['mf-stock', teams.versions('mf-stock')[0], 'tried']]);
      const headers = { 'x-forwarded-for': `10.0.${from}.1` };
      statuses.add((await fetch(`${address}/v1/version-reports`, { method: 'POST', body, headers })).status);
    }
    expect(statuses).toEqual(new Set([204, 429]));
  },
  120_000,
);
