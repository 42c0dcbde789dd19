// A release service that is killed at the worst moments: what was served before is served, nothing of the release is listed, and the next
// service takes the release.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAudit } from '../release/audit-log.ts';
import { ServiceProcess } from './service-process.ts';
import { bodyOf, TwoTeams, type Upload } from './two-teams.ts';

let teams: TwoTeams;
let running: ServiceProcess | undefined;
const kill = () => running?.kill();
beforeEach(() => (teams = new TwoTeams()));
afterEach(async () => {
  await kill();
  teams.remove();
});

/**
 * Starts the service, and returns its address. Its release stops for so many milliseconds before it renames something to a path that ends with `stopAt`,
 * and leaves the file `stopped` beside the site.
 */
async function start(stopAt = '', milliseconds = Infinity): Promise<string> {
  const code = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
    const { renameSync } = fs;
    fs.renameSync = (from, to) => {
      if (${JSON.stringify(stopAt)} !== '' && String(to).endsWith(${JSON.stringify(stopAt)})) {
        fs.writeFileSync(${JSON.stringify(stoppedFile())}, '');
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${milliseconds});
      }
      renameSync(from, to);
    };
    syncBuiltinESMExports();`;
  running = await ServiceProcess.start(teams.site, {
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}`,
  });
  return running.url;
}

const stoppedFile = () => path.join(teams.folder, 'stopped');

const send = (url: string, upload: Upload) =>
  fetch(`${url}/v1/releases/mf-field`, {
    method: 'POST',
    body: bodyOf(upload),
    headers: { authorization: `Bearer ${teams.field.token}` },
  });

const upload = (content: string) => teams.upload(teams.field, teams.built('mf-field', content));

test.each([
  ['before the version has its name', (version: string) => `/mf-field/${version}`, false],
  ['before the list has it', () => '/remotes.json', true],
])(
  'a release that is killed %s is not listed, and the next one is',
  { timeout: 60_000 },
  async (_, stopAt, hasFiles) => {
    const first = await start();
    expect((await send(first, upload('first'))).status).toBe(200);
    await kill();
    const [before, [known]] = [teams.list, teams.versions('mf-field')];

    const next = upload('next');
    const { version } = JSON.parse(next.release) as { version: string };
    const second = await start(stopAt(version));
    const sent = send(second, next).catch(() => 'killed');
    await vi.waitFor(() => expect(existsSync(stoppedFile())).toBe(true), { timeout: 50_000 });
    await kill();
    expect(await sent).toBe('killed');
    expect(teams.list).toBe(before);
    expect(existsSync(path.join(teams.site, 'r/mf-field', version))).toBe(hasFiles);
    expect(readAudit(teams.site).at(-1)).toMatchObject({ outcome: 'begun', text: version });

    const third = await start();
    expect(readdirSync(`${teams.site}.private`)).not.toContain('uploads');
    expect((await send(third, next)).status).toBe(200);
    expect(teams.versions('mf-field')).toEqual([version, known]);
    expect(existsSync(`${teams.site}.private/lock`)).toBe(false);
  },
);

test('a service that is stopped in the middle of a release ends it first', { timeout: 20_000 }, async () => {
  const url = await start('/remotes.json', 2000);
  const sent = send(url, upload('first')).then(({ status }) => status);
  await vi.waitFor(() => expect(existsSync(stoppedFile())).toBe(true), { timeout: 50_000 });
  await running?.stop();
  expect(await sent).toBe(200);
  expect(teams.versions('mf-field')).toHaveLength(1);
});

test('an upload that is killed in the middle leaves nothing', { timeout: 60_000 }, async () => {
  const url = await start();
  const { release, signature } = upload('first');
  const boundary = 'boundary';
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="remoteEntry.0a1b2c3d.js"\r\n\r\nhalf`;
  const half = new ReadableStream<Uint8Array>({
    start: (stream) =>
      stream.enqueue(new TextEncoder().encode(field('release', release) + field('signature', signature) + head)),
  });
  const sent = fetch(`${url}/v1/releases/mf-field`, {
    method: 'POST',
    body: half,
    duplex: 'half',
    headers: {
      authorization: `Bearer ${teams.field.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  } as RequestInit).catch(() => 'killed');
  const uploads = `${teams.site}.private/uploads`;
  await vi.waitFor(
    () => {
      const [folder] = existsSync(uploads) ? readdirSync(uploads) : [];
      expect(readdirSync(path.join(uploads, folder ?? 'none'))).toContain('remoteEntry.0a1b2c3d.js');
    },
    { timeout: 50_000 },
  );
  await kill();
  expect(await sent).toBe('killed');
  await start();
  expect([teams.list, existsSync(uploads), existsSync(path.join(teams.site, 'r'))]).toEqual(['', false, false]);
});
