// The same requests to tools/web-server.ts, to nginx and to Caddy give the same answers. Also tests what rclone puts into an object store.
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { serveWeb } from '../web-server.ts';
import { freePort } from '../test-world/free-port.ts';
import { caddy, configurations, nginx, type Place } from './configurations.ts';
import { pages } from './store-files.ts';
import { ObjectStore } from './object-store.ts';
import { appleAssociation, filesOnly, hashed, headers, mediaTypes, otherHosts } from './rules.ts';

const docs = path.resolve(import.meta.dirname, '../../docs/web-servers');
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const has = {
  nginx: spawnSync('nginx', ['-v']).status === 0 && existsSync(brotli),
  caddy: spawnSync('caddy', ['version']).status === 0,
  rclone: spawnSync('rclone', ['version']).status === 0,
};
/** A continuous-integration machine must have these programs (`.ci/run`); elsewhere the tests without their program are skipped. */
const required = Boolean(process.env['CI']);

for (const [name, found] of Object.entries(has)) {
  if (!found)
    console.warn(
      `NO ${name.toUpperCase()} ON THIS MACHINE: its configuration is not tried (.ci/run says which packages).`,
    );
}

let folder: string;
let reference: Server;
const started: ChildProcess[] = [];

const files = [
  'index.html',
  'sw.js',
  'shell.json',
  'remotes.json',
  'withdrawn.json',
  'config.json',
  'manifest.webmanifest',
  'icon.svg',
  'icon.png',
  '.well-known/apple-app-site-association',
  'assets/main.0a1b2c3d.js',
  'assets/main.0a1b2c3d.css',
  'assets/font.0a1b2c3d.woff2',
  'r/mf-x/1.0.0-00000000/remoteEntry.0a1b2c3d.js',
  'r/mf-x/1.0.0-00000000/mf-manifest.json',
  'r/mf-x/1.0.0-00000000/release.json',
  'previews/pr-12.json',
  'previews/pr-12/mf-x/1.0.0-00000000/remoteEntry.0a1b2c3d.js',
  'previews/pr-12/mf-x/1.0.0-00000000/mf-manifest.json',
];
const requests = [
  ...files.map((file) => `/${file}`),
  '/',
  '/fr',
  '/en/app/readings/1',
  '/en/app/',
  '/assets/main.ffffffff.js',
  '/r/mf-x/1.0.0-00000000/gone.0a1b2c3d.js',
  '/r/mf-x/1.0.0-00000000/',
  '/r/none',
  '/icon-gone.png',
  '/assets',
];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'seguia-web-'));
  const site = path.join(folder, 'site');
  for (const file of files) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), `content of ${file}`.repeat(100));
    if (/\.(js|css|html)$/.test(file))
      writeFileSync(path.join(site, `${file}.br`), brotliCompressSync(readFileSync(path.join(site, file))));
  }
  reference = await serveWeb(site, 0);
});
afterAll(async () => {
  for (const child of started) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  reference.close();
  rmSync(folder, { recursive: true });
});

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Returns the parts of an answer that the rules are about. */
async function answer(url: string, encoding: string) {
  const response = await fetch(url, { headers: { 'accept-encoding': encoding }, redirect: 'manual' });
  const text = await response.text();
  const found = response.ok;
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    type: found
      ? response.headers
          .get('content-type')
          ?.replace(/^(?!text\/html)(.*);.*/, '$1')
          .replace('; ', ';')
      : '',
    encoding: found ? response.headers.get('content-encoding') : '',
    varies: found && response.headers.get('content-encoding') !== null && response.headers.get('vary')?.toLowerCase(),
    ...Object.fromEntries(
      [...Object.keys(headers()), otherHosts.name].map((name) => [name, response.headers.get(name)]),
    ),
    text: found ? text : '',
  };
}

/** Starts a server with a configuration for a free port; resolves when it answers. */
async function start(make: (place: Place) => { program: string; args: string[] }): Promise<string> {
  const listen = `127.0.0.1:${await freePort()}`;
  const { program, args } = make({
    site: path.join(folder, 'site'),
    listen,
    tls: null,
    headers: headers({ local: true }),
  });
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, HOME: folder } });
  started.push(child);
  await expect
    .poll(
      () =>
        fetch(`http://${listen}/`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 10_000 },
    )
    .toBe(200);
  return `http://${listen}`;
}

const servers = {
  nginx: () =>
    start((place) => {
      const file = path.join(folder, 'nginx.conf');
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      writeFileSync(
        file,
        `${process.getuid?.() === 0 ? 'user root;' : ''} load_module ${brotli}; daemon off; pid ${folder}/nginx.pid; error_log stderr crit; events {}
         http { access_log off; ${paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
         ${nginx(place)} }`,
      );
      return { program: 'nginx', args: ['-c', file, '-e', 'stderr'] };
    }),
  caddy: () =>
    start((place) => {
      const file = path.join(folder, 'Caddyfile');
      writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${caddy(place)}`);
      return { program: 'caddy', args: ['run', '--config', file, '--adapter', 'caddyfile'] };
    }),
};

describe.each(['nginx', 'caddy'] as const)('%s', (name) => {
  test.skipIf(!has[name] && !required)('answers as tools/web-server.ts does', async () => {
    const url = await servers[name]();
    for (const request of requests) {
      for (const encoding of ['gzip, deflate, br', 'br', 'gzip', 'identity', 'br;q=0, gzip;q=0']) {
        const [found, expected] = await Promise.all([
          answer(url + request, encoding),
          answer(urlOf(reference) + request, encoding),
        ]);
        expect({ request, ...found }).toEqual({ request, ...expected });
      }
    }
  });
});

test.each([
  ['a part that ends before it begins', '/sw.js', 'sw.js'],
  ['a part of the list', '/remotes.json', 'remotes.json'],
  ['a long path with many points', `/${'a.a.'.repeat(40)}!`, 'index.html'],
  ['a path of NUL', '/%00', 'index.html'],
  ['a path that is no text', '/%E0%A4%A', 'index.html'],
])('tools/web-server.ts answers a request for %s, and keeps running', async (_, request, file) => {
  const wanted = { headers: { range: 'bytes=9-2' }, signal: AbortSignal.timeout(5000) };
  const response = await fetch(urlOf(reference) + request, wanted);
  expect([response.status, await response.text()]).toEqual([200, `content of ${file}`.repeat(100)]);
});

test('pages of other hosts may fetch the lists of remotes, those of previews, and the files that they name, and nothing else', async () => {
  const open = await Promise.all(
    files.map(async (file) => {
      const { headers: sent } = await fetch(`${urlOf(reference)}/${file}`);
      return sent.get(otherHosts.name) === otherHosts.value ? file : '';
    }),
  );
  const expected = files.filter((file) => /^(r|previews)\//.test(file) || /^(remotes|withdrawn)\.json$/.test(file));
  expect(open.filter(Boolean)).toEqual(expected);
});

describe('an object store that rclone fills', () => {
  /** Runs object-store.sh against a store, with the programs of the folder `bin` first. */
  const upload = (store: ObjectStore, site = path.join(folder, 'site'), bin = '') =>
    promisify(execFile)('sh', [path.join(docs, 'object-store.sh'), 'store:bucket', site], {
      env: {
        PATH: `${bin}:${process.env['PATH']}`,
        HOME: folder, // no other setting of this machine applies
        RCLONE_CONFIG_STORE_TYPE: 's3',
        RCLONE_CONFIG_STORE_PROVIDER: 'Other',
        RCLONE_CONFIG_STORE_ENDPOINT: store.url,
        RCLONE_CONFIG_STORE_ACCESS_KEY_ID: 'key',
        RCLONE_CONFIG_STORE_SECRET_ACCESS_KEY: 'secret',
        RCLONE_CONFIG_STORE_NO_CHECK_BUCKET: 'true',
      },
    });

  test.skipIf(!has.rclone && !required)(
    'has every file with its cache and media type, and the lists arrive last',
    async () => {
      const store = await ObjectStore.start();
      // config.json belongs to the deployment; the network in front of the store makes the compressed copies.
      const uploaded = files.filter((name) => name !== 'config.json');
      const expectRules = async () => {
        for (const file of uploaded) {
          const [object, expected] = await Promise.all([
            answer(`${store.url}/bucket/${file}`, 'identity'),
            answer(`${urlOf(reference)}/${file}`, 'identity'),
          ]);
          const { status, cache, type, text } = expected;
          expect({ file, ...object }).toMatchObject({ file, status, cache, type, text });
        }
      };
      try {
        await upload(store);
        await expectRules();
        expect(store.puts.toSorted()).toEqual(uploaded.toSorted());
        expect(store.puts.slice(-6, -4).toSorted()).toEqual(['index.html', 'sw.js']);
        expect(store.puts.slice(-4, -2).toSorted()).toEqual(['previews/pr-12.json', 'withdrawn.json']);
        expect(store.puts.slice(-2)).toEqual(['remotes.json', 'shell.json']);
        const isHashed = store.puts.map((file) => hashed.test(file));
        expect(isHashed.lastIndexOf(true)).toBe(isHashed.filter(Boolean).length - 1);
        // A release writes its files anew: no content has changed, so nothing is uploaded again, and every object keeps its headers.
        const later = new Date(Date.now() + 60_000);
        for (const file of files) utimesSync(path.join(folder, 'site', file), later, later);
        store.puts.length = 0;
        await upload(store);
        await expectRules();
        expect(store.puts).toEqual([]);
      } finally {
        store.stop();
      }
    },
  );

  test.skipIf(!has.rclone && !required)(
    'has all files that its page and its lists name, though releases come meanwhile',
    async () => {
      const site = path.join(folder, 'busy');
      cpSync(path.join(folder, 'site'), site, { recursive: true });
      const bin = path.join(folder, 'releasing');
      mkdirSync(bin);
      const lists = ['index.html', 'sw.js', 'withdrawn.json', 'previews/pr-12.json', 'remotes.json', 'shell.json'];
      for (const list of lists) writeFileSync(path.join(site, list), '/assets/main.0a1b2c3d.js');
      // After each upload of a part there is a release: a file with a new name, and the lists that name it. Half of another one lies there, too.
      mkdirSync(path.join(site, 'r/mf-x/2.part'));
      writeFileSync(path.join(site, 'r/mf-x/2.part/remoteEntry.0a1b2c3d.js'), '');
      const release = `#!/bin/sh
      PATH='${process.env['PATH']}' rclone "$@" || exit
      number=$(printf %08x "$(ls '${site}/assets' | wc -l)")
      echo new >"${site}/assets/new.$number.js"
      for list in ${lists.join(' ')}; do printf "/assets/new.$number.js" >"${site}/$list"; done`;
      writeFileSync(path.join(bin, 'rclone'), release, { mode: 0o755 });
      const store = await ObjectStore.start();
      try {
        await upload(store, site, bin);
        for (const list of lists) {
          const named = await (await fetch(`${store.url}/bucket/${list}`)).text();
          expect([list, (await fetch(`${store.url}/bucket${named}`)).status]).toEqual([list, 200]);
        }
        expect(store.puts.filter((file) => file.includes('.part'))).toEqual([]);
        expect(readFileSync(path.join(site, 'shell.json'), 'utf8')).toMatch(/new\.0+/);
      } finally {
        store.stop();
      }
    },
  );

  test.skipIf(!has.rclone && !required)(
    'has the lists of the newest release, though an upload of the one before is under way',
    async () => {
      const [site, bin] = [path.join(folder, 'twice'), path.join(folder, 'slow')];
      cpSync(path.join(folder, 'site'), site, { recursive: true });
      mkdirSync(bin);
      writeFileSync(path.join(site, 'remotes.json'), 'older');
      // Goes on with what it has taken from the folder when the other upload has ended, or after three seconds.
      const slow = `#!/bin/sh
      case "$*" in *store:bucket*)
        touch '${bin}/began'
        for _ in $(seq 30); do [ -e '${bin}/ended' ] || [ -e '${bin}/waited' ] || sleep 0.1; done
        touch '${bin}/waited' ;;
      esac
      PATH='${process.env['PATH']}' exec rclone "$@"`;
      writeFileSync(path.join(bin, 'rclone'), slow, { mode: 0o755 });
      const store = await ObjectStore.start();
      try {
        const first = upload(store, site, bin);
        await vi.waitUntil(() => existsSync(path.join(bin, 'began')), { timeout: 10_000 });
        writeFileSync(path.join(site, 'remotes.json'), 'newer');
        await upload(store, site);
        writeFileSync(path.join(bin, 'ended'), '');
        await first;
        expect(await (await fetch(`${store.url}/bucket/remotes.json`)).text()).toBe('newer');
      } finally {
        store.stop();
      }
    },
    20_000,
  );
});

test('refuses to upload a folder into which only one team has released, whose list would remove the others', () => {
  const own = path.join(folder, 'own');
  mkdirSync(own);
  writeFileSync(path.join(own, 'remotes.json'), '{}');
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(path.join(bin, 'rclone'), `#!/bin/sh\necho called >&2\n`, { mode: 0o755 });
  const { status, stderr } = spawnSync('sh', [path.join(docs, 'object-store.sh'), 'store:bucket', own], {
    env: { PATH: `${bin}:${process.env['PATH']}` },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, `${own} has no shell.json: upload the folder into which all teams release\n`]);
});

test('a page of the app is index.html at an object store as well, and a missing file is no page', () => {
  // oxlint-disable-next-line typescript/no-implied-eval -- the text that is uploaded
  const handler = new Function(`${pages()}return handler;`)() as (event: { request: { uri: string } }) => {
    uri: string;
  };
  const page = (uri: string) => handler({ request: { uri } }).uri;
  const isFile = (uri: string) => filesOnly.test(uri) || uri === appleAssociation;
  expect(requests.filter((uri) => page(uri) !== (isFile(uri) ? uri : '/index.html'))).toEqual([]);
  expect(page(appleAssociation)).toBe(appleAssociation);
  expect([page('/en/app/readings/1'), page('/r/none')]).toEqual(['/index.html', '/r/none']);
});

test.each(Object.entries(configurations))(
  'docs/web-servers/%s is current (node tools/web/configurations.ts)',
  (name, text) => {
    expect(readFileSync(path.join(docs, name), 'utf8')).toBe(text);
  },
);

test('the published policy allows no plain http, and every kind of file that is built has its media type', () => {
  expect(
    Object.values(configurations)
      .join('')
      .match(/http:\/\//g),
  ).toBeNull();
  const endings = files.filter((file) => `/${file}` !== appleAssociation).map((file) => path.extname(file).slice(1));
  expect(endings.filter((ending) => !Object.hasOwn(mediaTypes, ending))).toEqual([]);
});
