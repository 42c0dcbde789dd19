// One deployment for all rows of the table of faults: a server that can break files, a logged-in manager, and a release of each remote with
// broken code. Every test starts with the deployment repaired.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { copyTree } from '../../tools/recipes/copy-tree.ts';
import { hashOf } from '../../tools/release/files.ts';
import { sessionState, type SessionState } from '../../tools/test-world/session-state.ts';
import { openFarm } from '../support/person.ts';
import { test as base, type World, WebServer } from '../support/world.ts';
import { editJson, run } from './deployment.ts';
import { FaultServer } from './fault-server.ts';
import { breakCode, type Part } from './parts.ts';

/** A release as listed in the registry. */
export interface Listed {
  version: string;
  base: string;
  entry: string;
  hostApi: string;
  routes?: string[];
  files: Record<string, string>;
}

export class Stage {
  readonly site: string;
  readonly server: FaultServer;
  readonly #good: string;
  readonly #broken = new Map<string, Listed>();

  constructor(site: string, server: FaultServer) {
    this.site = site;
    this.server = server;
    // A release that fails would give way to the one before it, where the site has one.
    const { remotes, ...list } = JSON.parse(readFileSync(this.#registry, 'utf8')) as {
      remotes: Record<string, Listed[]>;
    };
    const newest = Object.entries(remotes).map(([remote, [release]]) => [remote, [release]]);
    this.#good = JSON.stringify({ ...list, remotes: Object.fromEntries(newest) });
  }

  get #registry(): string {
    return path.join(this.site, 'remotes.json');
  }

  /** The working release of a remote. */
  good(remote: string): Listed {
    return (JSON.parse(this.#good) as { remotes: Record<string, Listed[]> }).remotes[remote]![0]!;
  }

  /** The release of a remote whose code is broken, built when a test first needs it. */
  broken({ remote }: Part): Listed {
    const known = this.#broken.get(remote);
    if (known) return known;
    const tree = copyTree();
    try {
      breakCode(tree, remote);
      run(tree, ['tools/build.ts', remote]);
      run(tree, ['tools/release.ts', remote, '--to', this.site]);
    } finally {
      tree.remove();
    }
    const listed = (JSON.parse(readFileSync(this.#registry, 'utf8')) as { remotes: Record<string, Listed[]> }).remotes;
    writeFileSync(this.#registry, this.#good);
    this.#broken.set(remote, listed[remote]![0]!);
    return listed[remote]![0]!;
  }

  /** The working release of a remote with this line at the top of its entry. */
  withEntryLine(remote: string, line: string): Listed {
    const good = this.good(remote);
    const version = `${good.version}.${createHash('sha256').update(line).digest('hex').slice(0, 8)}`;
    const base = `/r/${remote}/${version}/`;
    const folder = path.join(this.site, base);
    cpSync(path.join(this.site, good.base), folder, { recursive: true });
    const entry = path.join(folder, good.entry);
    writeFileSync(entry, `${line}\n${readFileSync(entry, 'utf8')}`);
    for (const compressed of [`${entry}.br`, `${entry}.gz`]) rmSync(compressed, { force: true });
    return { ...good, version, base, files: { ...good.files, [good.entry]: hashOf(entry) } };
  }

  /** Makes the registry list these releases of a remote, the newest first. */
  list(remote: string, releases: readonly object[]): void {
    editJson(this.#registry, ({ remotes }) => ({ remotes: { ...(remotes as object), [remote]: releases } }));
  }

  /** Repairs the server and the registry. */
  repair(): void {
    this.server.repair();
    writeFileSync(this.#registry, this.#good);
  }
}

export const test = base.extend<{ stage: Stage }, { stageOfWorker: { stage: Stage; state: SessionState } }>({
  stageOfWorker: [
    async ({ browser, world }, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'seguia-'));
      cpSync(world.site, folder, { recursive: true });
      editJson(path.join(folder, 'config.json'), { errorReporting: 'https://key@errors.example/1' });
      const web = await WebServer.start(folder);
      const server = await FaultServer.start(web.url);
      await use({ stage: new Stage(folder, server), state: await logIn(browser, world, server.url) });
      server.stop();
      await web.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  stage: async ({ stageOfWorker: { stage } }, use) => {
    stage.repair();
    await use(stage);
  },
  baseURL: async ({ stage }, use) => use(stage.server.url),
  storageState: async ({ stageOfWorker: { state } }, use) => use(state),
  // The service worker's files are whole and would hide the faults.
  serviceWorkers: 'block',
});

async function logIn(browser: Browser, world: World, baseURL: string): Promise<SessionState> {
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [] },
  });
  await openFarm(await context.newPage(), world, 'manager');
  const state = await sessionState(context);
  await context.close();
  return state;
}

/**
 * Returns the scripts that a part's page loads in a visit without faults: the remote's first chunk and the page's own, which comes last.
 * Only pickers load after it.
 */
export async function chunksOf(
  stage: Stage,
  browser: Browser,
  state: SessionState,
  part: Part,
): Promise<{ first: RegExp; last: RegExp }> {
  const context = await browser.newContext({ baseURL: stage.server.url, serviceWorkers: 'block', storageState: state });
  const page = await context.newPage();
  await page.goto(`/en${part.path}`);
  await page.getByRole('heading', { level: 1, name: part.heading }).waitFor();
  await context.close();
  const chunk = new RegExp(`^/r/${part.remote}/[^/]+/(?!remoteEntry|pickers)[^/]+\\.js$`);
  const [first, ...others] = stage.server.requests.filter((file) => chunk.test(file));
  return { first: new RegExp(`^${first}$`), last: new RegExp(`^${others.at(-1)}$`) };
}
