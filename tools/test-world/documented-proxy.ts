// A real nginx or Caddy in front of a server, with the documented file, on a free port and without TLS.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const docs = path.resolve(import.meta.dirname, '../../docs/operate');

export const proxyPrograms = ['nginx', 'caddy'] as const;
export type ProxyProgram = (typeof proxyPrograms)[number];

const versionOf = { nginx: '-v', caddy: 'version' } as const;

/** Whether a test with this program can run. A continuous-integration machine must have both (`.ci/run`). */
export const hasProxy = (program: ProxyProgram): boolean =>
  Boolean(process.env['CI']) || spawnSync(program, [versionOf[program]]).status === 0;

/** What the documentation has for a server: by program the text, and the port on which it expects the server. */
interface Documented extends Record<ProxyProgram, string> {
  port: number;
}

const dataServer: Documented = {
  nginx: readFileSync(path.join(docs, 'nginx-data-server.conf'), 'utf8'),
  caddy: readFileSync(path.join(docs, 'Caddyfile'), 'utf8'),
  port: 4000,
};

const configure: Record<ProxyProgram, (text: string, folder: string, port: number) => string> = {
  nginx(text, folder, port) {
    const site = text
      .replace(/^server \{\n {2}listen 80;[^]*/m, '')
      .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
      .replaceAll(/^ *ssl_.*\n/gm, '');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    return `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/pid; error_log ${folder}/log; events {}
http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
${site} }`;
  },
  caddy: (text, _folder, port) =>
    `{\n\tadmin off\n}\n${text.replace(/^\w+\.farm\.example \{/m, `http://:${port} {\n\tbind 127.0.0.1`)}`,
};

const lineOf: Record<ProxyProgram, (file: string) => string[]> = {
  nginx: (file) => ['-c', file],
  caddy: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
};

export class DocumentedProxy {
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
    documented = dataServer,
  ): Promise<DocumentedProxy> {
    const folder = mkdtempSync(path.join(tmpdir(), 'seguia-proxy-'));
    const port = await freePort();
    const file = path.join(folder, 'configuration');
    const text = configure[program](documented[program], folder, port);
    writeFileSync(file, change(text.replaceAll(new RegExp(`:${documented.port}\\b`, 'g'), `:${upstream}`)));
    const env = { ...process.env, HOME: folder };
    const child = spawn(program, lineOf[program](file), { stdio: ['ignore', 'ignore', 'pipe'], env });
    let errors = '';
    child.stderr.on('data', (text: Buffer) => (errors += String(text)));
    const isListening = () =>
      fetch(`http://127.0.0.1:${port}/livez`).then(
        () => true,
        () => false,
      );
    while (!(await isListening())) {
      if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}: ${errors}`);
      await wait(20);
    }
    return new DocumentedProxy(`http://localhost:${port}`, folder, child);
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
