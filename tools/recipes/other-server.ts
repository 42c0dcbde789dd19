import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyTree } from './copy-tree.ts';
import { freePort } from '../test-world/free-port.ts';

/**
 * The oldest data server that today's app must work with: of the commits of the last year, the oldest whose server runs with the packages that
 * are installed today. It has no capabilities, meters, photos, water days or stages.
 */
export const oldestServer = 'a1535c27';

/** Whether this checkout has a commit: a shallow clone does not. */
export function hasCommit(commit: string): boolean {
  const { status } = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: import.meta.dirname });
  return status === 0;
}

/** A data server with a demo, in a process of its own. */
export interface OtherServer {
  url: string;
  /** The folder with its database. */
  data: string;
  stop(): Promise<void>;
}

/** Starts the data server of another tree, or of a commit, and resolves when it listens. */
export async function startOtherServer(from: { folder: string } | { commit: string }): Promise<OtherServer> {
  const tree = 'commit' in from ? copyTree(from.commit) : null;
  const folder = 'folder' in from ? from.folder : tree!.folder;
  const data = mkdtempSync(path.join(tmpdir(), 'seguia-other-'));
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(folder, 'data-server/src/main.ts')], {
    cwd: folder,
    env: {
      ...process.env,
      DEMO: '1',
      API_PORT: String(port),
      DATA_DIR: data,
      LOGIN_LIMIT: '1000/60',
      GENERAL_LIMIT: '0/1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error(`The data server of ${folder} did not start`))),
  ]);
  child.stdout.resume();
  return {
    url: `http://127.0.0.1:${port}`,
    data,
    stop: async () => {
      child.kill();
      await ended;
      tree?.remove();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
