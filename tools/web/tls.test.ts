// The site's files with TLS, as they are in docs/web-servers, in a real nginx and Caddy.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { caddy, nginx, type Place } from './configurations.ts';
import { headers } from './rules.ts';
import { freePort } from '../test-world/free-port.ts';

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const has = {
  nginx: spawnSync('nginx', ['-v']).status === 0 && existsSync(brotli),
  caddy: spawnSync('caddy', ['version']).status === 0,
};
const required = Boolean(process.env['CI']);
const host = 'app.farm.example';

let folder: string;
let child: ChildProcess | null = null;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'seguia-tls-'));
  mkdirSync(path.join(folder, 'site'));
  writeFileSync(path.join(folder, 'site/index.html'), 'the page');
  writeFileSync(path.join(folder, 'site/remotes.json'), JSON.stringify({ remotes: 'x'.repeat(5000) }));
  makeCertificate(1);
});
afterEach(async () => {
  if (child?.kill('SIGTERM')) await once(child, 'exit');
  child = null;
  rmSync(folder, { recursive: true });
});

/** A certificate whose serial number tells it from the others. */
function makeCertificate(serial: number): void {
  const at = (name: string) => path.join(folder, name);
  const made = spawnSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=${host} -set_serial ${serial} -keyout ${at('privkey.pem')} -out ${at('fullchain.pem')}`.split(
      ' ',
    ),
  );
  if (made.status !== 0) throw new Error(String(made.stderr));
}

const start: Record<keyof typeof has, (place: Place, port: number, plain: number) => ChildProcess> = {
  nginx(place, port, plain) {
    const file = path.join(folder, 'nginx.conf');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const site = nginx({ ...place, listen: `127.0.0.1:${port}` }).replace('listen 80;', `listen 127.0.0.1:${plain};`);
    writeFileSync(
      file,
      `${process.getuid?.() === 0 ? 'user root;' : ''} load_module ${brotli}; daemon off; pid ${folder}/pid; error_log ${folder}/log; events {}
       http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
       ${site} }`,
    );
    return spawn('nginx', ['-c', file, '-e', 'stderr'], { stdio: 'ignore' });
  },
  caddy(place, port, plain) {
    const file = path.join(folder, 'Caddyfile');
    // Caddy would fetch a certificate from an authority; here it gets one.
    const site = caddy(place).replace(`${host} {`, `${host} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`);
    writeFileSync(file, `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${port}\n}\n${site}`);
    const env = { ...process.env, HOME: folder };
    return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
  },
};

/** The serial number of the certificate that a new connection gets; null while nobody listens. */
function serialAt(port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', servername: host, rejectUnauthorized: false });
    socket.once('error', () => resolve(null));
    socket.once('secureConnect', () => {
      resolve(socket.getPeerCertificate().serialNumber);
      socket.destroy();
    });
  });
}

/** Requests a file by HTTP/2, which the server must speak. */
async function requestFile(port: number, file: string) {
  const session = connectHttp2(`https://127.0.0.1:${port}`, { servername: host, rejectUnauthorized: false });
  try {
    const stream = session.request({ ':path': file, ':authority': host, 'accept-encoding': 'gzip, deflate, br' });
    const [answered] = (await once(stream, 'response')) as [Record<string, unknown>];
    stream.resume();
    await once(stream, 'end');
    return answered;
  } finally {
    session.destroy();
  }
}

describe.each(['nginx', 'caddy'] as const)('%s', (program) => {
  test.skipIf(!has[program] && !required)(
    'serves the site by HTTP/2 over TLS alone, and compresses the list for a browser that takes Brotli',
    async () => {
      const [port, plain] = [await freePort(), await freePort()];
      const place: Place = {
        site: path.join(folder, 'site'),
        listen: String(port),
        tls: { name: host, folder },
        headers: headers(),
      };
      child = start[program](place, port, plain);
      await expect.poll(() => serialAt(port), { timeout: 10_000 }).toBe('01');
      const page = await requestFile(port, '/fr/app');
      expect(page).toMatchObject({ ':status': 200, 'strict-transport-security': 'max-age=63072000' });
      expect(page['content-security-policy']).toContain("default-src 'none'");
      expect(await requestFile(port, '/remotes.json')).toMatchObject({ ':status': 200, 'content-encoding': 'gzip' });
      const insecure = await fetch(`http://127.0.0.1:${plain}/fr/app?a=1`, {
        redirect: 'manual',
        headers: { host },
      });
      expect(insecure.status).toBe(308);
      expect(insecure.headers.get('location')).toMatch(/^https:\/\//);
    },
    30_000,
  );
});

test.skipIf(!has.nginx && !required)(
  'nginx loads a renewed certificate by the reload in certbot’s hook of docs/deploy.md and docs/operate.md',
  async () => {
    for (const page of ['deploy.md', 'operate.md']) {
      const text = readFileSync(path.join(import.meta.dirname, '../../docs', page), 'utf8');
      expect(text).toMatch(/^certbot certonly .*--domain \w+\.farm\.example --deploy-hook 'systemctl reload nginx'$/m);
    }
    const [port, plain] = [await freePort(), await freePort()];
    const place: Place = {
      site: path.join(folder, 'site'),
      listen: String(port),
      tls: { name: host, folder },
      headers: headers(),
    };
    child = start.nginx(place, port, plain);
    await expect.poll(() => serialAt(port), { timeout: 10_000 }).toBe('01');
    makeCertificate(2);
    expect(await serialAt(port)).toBe('01');
    child.kill('SIGHUP'); // what `systemctl reload nginx` sends
    await expect.poll(() => serialAt(port), { timeout: 10_000 }).toBe('02');
  },
  30_000,
);
