// nginx with the files of docs/operate and docs/web-servers: one address that holds all that it may leaves room for others.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { connect } from '../../data-server/testing/raw-http.ts';
import { startDataServer } from '../../testing/data-server.ts';
import { DocumentedProxy, hasProxy } from '../test-world/documented-proxy.ts';
import { nginx } from './configurations.ts';
import { headers } from './rules.ts';
import { freePort } from '../test-world/free-port.ts';

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasSite = Boolean(process.env['CI']) || (spawnSync('nginx', ['-v']).status === 0 && existsSync(brotli));
const flooder = '127.0.0.2';
const other = '127.0.0.3';

type Connection = Awaited<ReturnType<typeof connect>>;
const open: Connection[] = [];
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.destroy();
  for (const end of ends.splice(0).toReversed()) await end();
});

async function sendText(port: number, from: string, text: string): Promise<Connection> {
  const connection = await connect(port, from);
  open.push(connection);
  await connection.send(text);
  return connection;
}

const get = (file: string) => `GET ${file} HTTP/1.1\r\nhost: localhost\r\ndate-format: timestamp\r\n\r\n`;
const halfSent = `POST /v2/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`;

test.skipIf(!hasProxy('nginx'))(
  'one address holds no more than its share of a data server behind nginx, in words that the app knows, and others are served',
  async () => {
    const server = await startDataServer();
    ends.push(() => server.close());
    let share = 0;
    const proxy = await DocumentedProxy.start('nginx', Number(new URL(server.url).port), (text) => {
      share = Number(/limit_conn \w+ (\d+);/.exec(text)?.[1]);
      return text;
    });
    ends.push(() => proxy.stop());
    const port = Number(new URL(proxy.url).port);
    for (let held = 0; held < share; held += 1) await sendText(port, flooder, halfSent);
    const beyond = async () => (await sendText(port, flooder, get('/v2'))).answer();
    // nginx counts a call when it has read its head.
    await expect.poll(async () => (await beyond())?.status, { timeout: 10_000 }).toBe(503);
    const refused = await beyond();
    expect(refused?.headers).toMatchObject({ 'retry-after': '5', 'access-control-allow-origin': '*' });
    expect(JSON.parse(refused?.body ?? '')).toMatchObject({ code: 'unavailable' });
    expect((await (await sendText(port, other, get('/v2'))).answer())?.status).toBe(200);
    // The share is not smaller than the file says.
    const [first] = open;
    first?.socket.destroy();
    await expect.poll(async () => (await beyond())?.status, { timeout: 10_000 }).toBe(200);
  },
  60_000,
);

test.skipIf(!hasSite)(
  'one address that takes its share of the site without reading it gets no more, and others get the page',
  async () => {
    const share = 20;
    const port = await startSite(share);
    for (let held = 0; held < share; held += 1) (await sendText(port, flooder, get('/large.bin'))).socket.pause();
    const status = async (from: string) => (await (await sendText(port, from, get('/'))).answer())?.status;
    await expect.poll(() => status(flooder), { timeout: 10_000 }).toBe(503);
    expect(await status(other)).toBe(200);
    open[0]?.socket.destroy();
    await expect.poll(() => status(flooder), { timeout: 10_000 }).toBe(200);
  },
  60_000,
);

/** The site's file with a smaller share, and with a file that is larger than what a connection holds on its way. Returns the port. */
async function startSite(share: number): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'seguia-shares-'));
  ends.push(() => rmSync(folder, { recursive: true }));
  const site = path.join(folder, 'site');
  mkdirSync(site);
  writeFileSync(path.join(site, 'index.html'), 'the page');
  writeFileSync(path.join(site, 'large.bin'), Buffer.alloc(32 * 1024 * 1024));
  const port = await freePort();
  const text = nginx({ site, listen: `127.0.0.1:${port}`, tls: null, headers: headers({ local: true }) });
  const file = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} load_module ${brotli}; daemon off; pid ${folder}/pid; error_log ${folder}/log; events {}
     http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
     ${text.replace(/(limit_conn \w+) \d+;/, `$1 ${share};`)} }`,
  );
  const child: ChildProcess = spawn('nginx', ['-c', file, '-e', 'stderr'], { stdio: 'ignore' });
  ends.push(async () => {
    if (child.kill('SIGTERM')) await once(child, 'exit');
  });
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (answer) => answer.status,
        () => 0,
      ),
    )
    .toBe(200);
  expect(readFileSync(file, 'utf8')).toContain(`limit_conn seguia_site ${share};`);
  return port;
}
