// The world of a journey: a data server on a copy of the demo, and the released web app, each a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { setClock } from './clock.ts';
import { freePort } from '../../tools/test-world/free-port.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The demos that worlds are copied from: the whole one, and the one with few readings (`leaveRecentReadings`). */
export const demoFolders = {
  whole: path.join(root, '.cache/e2e-demo'),
  recent: path.join(root, '.cache/e2e-demo-recent'),
};
const webFolder = path.join(root, 'dist/web');

/** A program that listens on a port of this machine, and is stopped through its process handle. */
class Program {
  #child: ChildProcess | null = null;
  #said = '';
  readonly port: number;
  readonly #args: string[];
  readonly #env: Record<string, string>;

  constructor(port: number, args: string[], env: Record<string, string>) {
    this.port = port;
    this.#args = args;
    this.#env = env;
  }

  /** What the program has written since it started. */
  get said(): string {
    return this.#said;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Resolves when the program has written its first line, which means that it listens. */
  async run(): Promise<void> {
    const child = spawn(process.execPath, this.#args, {
      cwd: root,
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    this.#said = '';
    child.stdout.on('data', (text: Buffer) => (this.#said += String(text)));
    await new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      child.once('exit', (code) => reject(new Error(`${this.#args.join(' ')} ended with ${code}`)));
    });
    child.stdout.resume();
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}

export class DataServer extends Program {
  /** Starts a data server on `folder`. In an empty folder the server makes the demo first. */
  static async start(folder: string, env: Record<string, string> = {}): Promise<DataServer> {
    const port = await freePort();
    const server = new DataServer(port, ['data-server/src/main.ts'], {
      DEMO: '1',
      LOGIN_LIMIT: '1000/60',
      FORGOT_PASSWORD_LIMIT: '1000/60',
      API_PORT: String(port),
      DATA_DIR: folder,
      ...env,
    });
    await server.run();
    return server;
  }
}

export class WebServer extends Program {
  static async start(folder: string, env: Record<string, string> = {}): Promise<WebServer> {
    const port = await freePort();
    const server = new WebServer(port, ['tools/web-server.ts', folder], { WEB_PORT: String(port), ...env });
    await server.run();
    return server;
  }
}

export interface World {
  api: DataServer;
  web: WebServer;
  /** The data server's folder. */
  data: string;
  /** The folder from which the web app is served, a copy for this test file. */
  site: string;
}

/** The release service of the site in `folder`. */
export class ReleaseService extends Program {
  static async start(folder: string): Promise<ReleaseService> {
    const port = await freePort();
    const env = { RELEASE_PORT: String(port), LOG_LEVEL: 'silent' };
    const service = new ReleaseService(port, ['tools/release-server/main.ts', 'serve', '--to', folder], env);
    await service.run();
    return service;
  }
}

/** A developer's machine that serves one remote, as it was built in `folder`. */
export class RemoteServer extends Program {
  static async start(app: string, folder: string): Promise<RemoteServer> {
    const port = await freePort();
    const server = new RemoteServer(port, ['tools/remote.ts', app, '--from', folder, '--port', String(port)], {});
    await server.run();
    return server;
  }
}

/** Makes the app start at once: only the journey about the start screen waits out its second. */
function startAtOnce(site: string): void {
  const file = path.join(site, 'config.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...config, startDelay: 0 }));
}

interface OfWorker {
  /** Which demo the data server has. */
  demo: keyof typeof demoFolders;
  /** Additional environment variables for the data server. */
  serverSettings: Record<string, string>;
  world: World;
}

export const test = base.extend<{ baseURL: string }, OfWorker>({
  demo: ['recent', { scope: 'worker', option: true }],
  serverSettings: [{}, { scope: 'worker', option: true }],
  // Sets the clock in every phone, except those on a profile of their own, which set their clock themselves.
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => setClock(await open(options));
      await use(browser);
    },
    { scope: 'worker' },
  ],
  world: [
    async ({ demo, serverSettings }, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'seguia-'));
      const [data, site] = [path.join(folder, 'data'), path.join(folder, 'site')];
      cpSync(demoFolders[demo], data, { recursive: true });
      cpSync(webFolder, site, { recursive: true });
      startAtOnce(site);
      const [api, web] = await Promise.all([DataServer.start(data, serverSettings), WebServer.start(site)]);
      await use({ api, web, data, site });
      await Promise.all([api.stop(), web.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
    // Some settings make a demo of their own first, which takes time.
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ world }, use) => use(world.web.url),
});
