import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { unprivileged } from '../../data-server/testing/postgres.ts';

const packages = { etcd: 'etcd-server', patroni: 'patroni', pgbouncer: 'pgbouncer', curl: 'curl' };
const inPath = `${process.env['PATH']}:/usr/sbin:/usr/local/bin:/usr/bin:/bin`;

/** The Debian packages that this machine lacks for a cluster. */
export const missingPackages = (): string[] =>
  Object.entries(packages)
    .filter(([program]) => spawnSync('which', [program], { env: { PATH: inPath } }).status !== 0)
    .map(([, name]) => name);

/** A program of the cluster. */
export interface Part {
  child: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** A folder that the cluster's programs may write to, and how they are started there: as a user that PostgreSQL runs as. */
export class Place {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-failover-'));
  readonly #user = unprivileged();

  constructor() {
    this.own(this.folder);
  }

  own(file: string): void {
    if (this.#user) chownSync(file, this.#user.uid, this.#user.gid);
  }

  makeFolder(name: string): string {
    const folder = path.join(this.folder, name);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.own(folder);
    return folder;
  }

  /** What it says goes into a file of its name; whatever ends this process ends it, too. */
  start(name: string, program: string, args: string[], env: Record<string, string> = {}): Part {
    const log = openSync(path.join(this.folder, `${name}.log`), 'a');
    const child = spawn(program, args, {
      ...this.#user,
      cwd: this.folder,
      env: { PATH: inPath, HOME: this.folder, LC_ALL: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
    });
    const ended = once(child, 'exit');
    const abandon = () => child.kill('SIGKILL');
    process.once('exit', abandon);
    child.once('exit', () => process.off('exit', abandon));
    return {
      child,
      async stop(signal = 'SIGTERM') {
        child.kill(signal);
        await ended;
      },
    };
  }
}

const examples = path.resolve(import.meta.dirname, '../../docs/operate/cluster');

/** Where an example is that an operator copies. */
export const examplePath = (name: string) => path.join(examples, name);

export const example = (name: string) => readFileSync(examplePath(name), 'utf8');

/** The settings in an example for systemd. */
export const exampleEnv = (name: string): Record<string, string> =>
  Object.fromEntries([...example(name).matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]));

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
