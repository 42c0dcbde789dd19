// A hundred devices tell the real service what they ran, by plain HTTP: a canary that fails ends by itself, and a good one does not.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readAudit } from '../../release/audit-log.ts';
import { readJson } from '../../release/files.ts';
import { readRegistryFile } from '../../release/registry-file.ts';
import { release } from '../../release.ts';
import { releases } from '../../releases.ts';
import { ServiceProcess } from '../service-process.ts';
import { TwoTeams } from '../two-teams.ts';
import { taken } from './routes.ts';

const app = 'mf-stock';
let teams: TwoTeams;
let service: ServiceProcess;
let whole: string;
let canary: string;

beforeEach(async () => {
  teams = new TwoTeams();
  whole = release(app, teams.site, { from: teams.built(app, 'whole') });
  canary = release(app, teams.site, { from: teams.built(app, 'canary'), canary: 30 });
  service = await ServiceProcess.start(teams.site);
});
afterEach(async () => {
  await service.kill();
  teams.remove();
});

type Line = [part: string, version: string, finding: string];

/** Sends a report as a device does, from an address. Returns the status. */
async function sendReport(lines: unknown, from: string): Promise<number> {
  const body = typeof lines === 'string' ? lines : JSON.stringify(lines);
  const { status } = await fetch(`${service.url}/v1/version-reports`, {
    method: 'POST',
    body,
    headers: { 'x-forwarded-for': from },
  });
  return status;
}

/** A hundred devices, each in a network of its own, of which thirty have the canary; each says how its version did. */
async function hundred(findingsOf: (place: number, version: string) => string[]): Promise<void> {
  for (let place = 0; place < 100; place += 1) {
    const version = place < 30 ? canary : whole;
    const lines = ['tried', ...findingsOf(place, version)].map((finding): Line => [app, version, finding]);
    expect(await sendReport(lines, `10.1.2.${place}`)).toBe(204);
  }
}

/** Says from an address that the canary was tried and failed. */
const fails = (from: string) =>
  sendReport(
    ['tried', 'draw'].map((finding): Line => [app, canary, finding]),
    from,
  );

/** The page of a team, or its status where it is not shown. */
async function pageOf(password: string): Promise<string> {
  const authorization = `Basic ${Buffer.from(`stock:${password}`).toString('base64')}`;
  const answer = await fetch(`${service.url}/versions`, { headers: { authorization } });
  return answer.ok ? (await answer.text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ') : String(answer.status);
}

const list = () => readRegistryFile(teams.site);
const isListed = () => list().canary?.[app]?.release.version === canary;
/** Lets whatever the last report has begun come to its end. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 1500));

describe('a canary', () => {
  test('that fails on half of its devices is withdrawn, and its team reads why', { timeout: 60_000 }, async () => {
    await hundred((place, version) => (version === canary && place % 2 === 0 ? ['draw'] : []));
    await vi.waitFor(() => expect(isListed()).toBe(false), { timeout: 30_000 });
    expect(list().remotes[app]!.map(({ version }) => version)).toEqual([whole]);
    expect(readJson(path.join(teams.site, 'withdrawn.json'))).toEqual({ [app]: [canary] });
    await vi.waitFor(() => expect(readAudit(teams.site).at(-1)).toMatchObject({ outcome: 'done' }), {
      timeout: 30_000,
    });
    const entries = readAudit(teams.site).filter(({ what }) => what === 'canary stopped');
    expect(entries.map(({ who, of, how, outcome }) => [who, of, how, outcome])).toEqual([
      ['service', app, canary, 'begun'],
      ['service', app, canary, 'done'],
    ]);
    const { text = '' } = entries[1]!;
    expect(text).toMatch(/^it failed on \d+ of \d+ devices, the version before on 0 of \d+$/);
    expect(releases(teams.site).find((line) => line.includes(canary))).toContain(text);
    expect(await pageOf(teams.stock.token)).toContain(text);
  });

  test('that fails as often as the version before stays', { timeout: 60_000 }, async () => {
    await hundred((place) => (place % 2 === 0 ? ['draw'] : []));
    await settle();
    expect([isListed(), readAudit(teams.site)]).toEqual([true, []]);
  });

  test('stays where the version before fails, which stays as well', { timeout: 60_000 }, async () => {
    await hundred((_, version) => (version === whole ? ['load'] : []));
    await settle();
    expect([isListed(), list().remotes[app]![0]!.version, readAudit(teams.site)]).toEqual([true, whole, []]);
  });

  test(
    'stays where one network says that it fails, again and again, and four others say so once',
    { timeout: 60_000 },
    async () => {
      await hundred((place, version) => (version === canary && place < 4 ? ['draw'] : []));
      const answers = [];
      for (let count = 0; count <= taken.ofNetwork; count += 1) answers.push(await fails('192.0.2.7'));
      expect([answers.filter((status) => status === 204).length, answers.at(-1)]).toEqual([taken.ofNetwork, 429]);
      await settle();
      expect([isListed(), readAudit(teams.site)]).toEqual([true, []]);
    },
  );

  test('stays where only three networks say that it fails, also from many addresses', { timeout: 60_000 }, async () => {
    await hundred(() => []);
    for (let count = 0; count < 10; count += 1)
      for (const from of ['192.0.2.7', '192.0.2.8', `2001:db8:1:2::${count}`]) expect(await fails(from)).toBe(204);
    await settle();
    expect([isListed(), readAudit(teams.site)]).toEqual([true, []]);
  });

  test('that is released again after it was stopped begins anew', { timeout: 90_000 }, async () => {
    await hundred((place, version) => (version === canary && place % 2 === 0 ? ['held'] : []));
    await vi.waitFor(() => expect(isListed()).toBe(false), { timeout: 30_000 });
    release(app, teams.site, { from: teams.built(app, 'canary'), canary: 30 });
    await hundred(() => []);
    await settle();
    expect(isListed()).toBe(true);
  });

  test('is stopped by the next service if this one is killed before', { timeout: 60_000 }, async () => {
    await service.kill();
    service = await ServiceProcess.start(teams.site, { RELEASE_STOPS_CANARIES: '0' });
    await hundred((place, version) => (version === canary && place % 2 === 0 ? ['draw'] : []));
    await settle();
    expect(isListed()).toBe(true);
    await service.kill();
    service = await ServiceProcess.start(teams.site);
    await vi.waitFor(() => expect(isListed()).toBe(false), { timeout: 30_000 });
  });
});

test('the command that stops a canary leaves the version alone once it is for all', async () => {
  release(app, teams.site, { from: teams.built(app, 'canary') });
  const before = readFileSync(path.join(teams.site, 'remotes.json'), 'utf8');
  const command = [path.join(import.meta.dirname, '../../rollback.ts'), app, '--canary', canary, '--to', teams.site];
  await expect(promisify(execFile)(process.execPath, command)).rejects.toThrow('is no canary');
  expect(readFileSync(path.join(teams.site, 'remotes.json'), 'utf8')).toBe(before);
});

describe('the counts', () => {
  test('are there after a kill, whole', async () => {
    for (let place = 0; place < 10; place += 1)
      await sendReport(
        [
          [app, whole, 'tried'],
          [app, whole, 'late'],
        ],
        `10.0.0.${place}`,
      );
    await service.kill();
    service = await ServiceProcess.start(teams.site);
    expect(await pageOf(teams.stock.token)).toContain(`${whole} for all 10 10 (100 %) did not answer in time: 10`);
  });

  test('have one line for all versions that were never released', async () => {
    for (let place = 0; place < 30; place += 1)
      await sendReport(
        [
          [app, `9.9.9-${place}`, 'tried'],
          [`mf-other${place}`, '1', 'draw'],
        ],
        `10.0.0.${place}`,
      );
    const shown = await pageOf(teams.stock.token);
    expect(shown).toContain('unknown no release of this site 30 0');
    expect(shown).not.toMatch(/9\.9\.9|mf-other/);
  });

  test.each([
    ['no JSON', 'tried', 400],
    ['another finding', [[app, 'x', 'sold']], 400],
    ['more than a line has', [[app, 'x', 'tried', 'Ana']], 400],
    ['no line', [], 400],
    ['markup for a text that is too long', [[app, '<b>'.repeat(40), 'tried']], 400],
    ['a body that is too large', 'x'.repeat(9000), 413],
  ])('take nothing from a report with %s', async (_, lines, status) => {
    expect(await sendReport(lines, '10.0.0.1')).toBe(status);
    expect(await pageOf(teams.stock.token)).toContain('No device has told anything yet');
  });
});

describe('the page', () => {
  test('is for teams, who write their token as a password', async () => {
    const answer = await fetch(`${service.url}/versions`);
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Basic')]);
    expect(await pageOf('seguia_0a0a0a0a_x')).toBe('401');
    expect(await pageOf(teams.stock.token)).toContain('Versions on devices');
  });

  test('opens nothing else: a password is no token of a release', async () => {
    const authorization = `Basic ${Buffer.from(`stock:${teams.stock.token}`).toString('base64')}`;
    const answer = await fetch(`${service.url}/v1/releases`, { headers: { authorization } });
    expect(answer.status).toBe(401);
  });
});

test('the log and the disk have no address of a device', async () => {
  await service.kill();
  service = await ServiceProcess.start(teams.site, { LOG_LEVEL: 'info' });
  await sendReport(
    [
      [app, canary, 'tried'],
      [app, canary, 'draw'],
    ],
    '198.51.100.23',
  );
  await sendReport('broken', '198.51.100.23');
  await fetch(`${service.url}/v1/team`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  await vi.waitFor(() => expect(service.said).toContain('203.0.113.9'));
  const files = ['', '-wal'].map((end) => readFileSync(`${teams.site}.private/version-reports.sqlite${end}`, 'latin1'));
  expect([service.said, ...files].some((text) => text.includes('198.51.100'))).toBe(false);
});
