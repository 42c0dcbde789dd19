import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const program = path.join(import.meta.dirname, '../data-server/src/main.ts');

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** A data server in a process of its own, on a SQLite file of its own: it can be killed at any time and started again. */
export class ServerProcess {
  readonly port: number;
  readonly folder: string;
  #child: ChildProcess | null = null;

  private constructor(port: number, folder: string) {
    this.port = port;
    this.folder = folder;
  }

  static async make(): Promise<ServerProcess> {
    return new ServerProcess(await freePort(), await mkdtemp(path.join(tmpdir(), 'seguia-chaos-')));
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get database(): string {
    return path.join(this.folder, 'seguia.db');
  }

  /** Starts it and waits until it listens. */
  async start(): Promise<void> {
    const env = {
      ...process.env,
      API_PORT: String(this.port),
      DATABASE_URL: this.database,
      GENERAL_LIMIT: '0/1',
      NODE_ENV: 'test',
    };
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => Promise.reject(new Error('The data server did not start.'))),
    ]);
  }

  /** Kills it like a power cut, in the middle of its work. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    this.#child = null;
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
