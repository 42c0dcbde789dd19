// A real nginx or Caddy in front of a data server, with the file of docs/operate, on a free port and without TLS.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const docs = path.resolve(import.meta.dirname, '../../docs/operate');

export const proxyPrograms = ['nginx', 'caddy'] as const;
export type ProxyProgram = (typeof proxyPrograms)[number];

const versionOf = { nginx: '-v', caddy: 'version' } as const;

/** Whether a test with this program can run. A continuous-integration machine must have both (`.ci/run`). */
export const hasProxy = (program: ProxyProgram): boolean =>
  Boolean(process.env['CI']) || spawnSync(program, [versionOf[program]]).status === 0;

const configure: Record<ProxyProgram, (folder: string, port: number) => string> = {
  nginx(folder, port) {
    const site = readFileSync(path.join(docs, 'nginx-data-server.conf'), 'utf8')
      .replace(/^server \{\n {2}listen 80;[^]*/m, '')
      .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
      .replaceAll(/^ *ssl_.*\n/gm, '');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    return `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/pid; error_log ${folder}/log; events {}
http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
${site} }`;
  },
  caddy(_folder, port) {
    const site = readFileSync(path.join(docs, 'Caddyfile'), 'utf8');
    return `{\n\tadmin off\n}\n${site.replace(/^api\.farm\.example \{/m, `http://:${port} {\n\tbind 127.0.0.1`)}`;
  },
};

const lineOf: Record<ProxyProgram, (file: string) => string[]> = {
  nginx: (file) => ['-c', file],
  caddy: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
};

export class DataServerProxy {
  readonly url: string;
  readonly #folder: string;
  readonly #child: ChildProcess;

  private constructor(url: string, folder: string, child: ChildProcess) {
    [this.url, this.#folder, this.#child] = [url, folder, child];
  }

  /** Starts a proxy in front of the server on the port `upstream`, with the documented file after `change`. Resolves when it listens. */
  static async start(
    program: ProxyProgram,
    upstream: number,
    change: (text: string) => string = (text) => text,
  ): Promise<DataServerProxy> {
    const folder = mkdtempSync(path.join(tmpdir(), 'seguia-proxy-'));
    const port = await freePort();
    const file = path.join(folder, 'configuration');
    writeFileSync(file, change(configure[program](folder, port).replaceAll(':4000', `:${upstream}`)));
    const child = spawn(program, lineOf[program](file), { stdio: 'ignore', env: { ...process.env, HOME: folder } });
    const isListening = () =>
      fetch(`http://127.0.0.1:${port}/livez`).then(
        () => true,
        () => false,
      );
    while (!(await isListening())) {
      if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
      await wait(20);
    }
    return new DataServerProxy(`http://localhost:${port}`, folder, child);
  }

  /** Changes the running nginx's file and loads it, as `systemctl reload nginx` does. */
  reload(change: (text: string) => string): void {
    const file = path.join(this.#folder, 'configuration');
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    this.#child.kill('SIGHUP');
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.kill('SIGTERM')) await once(this.#child, 'exit');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
