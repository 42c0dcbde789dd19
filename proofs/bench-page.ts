import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import { build } from 'vite';
import { stillSprings } from '../tools/bundle/aliases.ts';

export interface BenchPage {
  /** Its address, without a slash at the end. */
  address: string;
  close: () => Promise<void>;
}

/** Builds the page of a bench like a release (`root` holds its index.html), and serves it on loopback. */
export async function benchPage(root: string): Promise<BenchPage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'seguia-bench-'));
  await build({
    root,
    resolve: { alias: stillSprings },
    build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 2000, target: 'esnext' },
    logLevel: 'error',
  });
  const server = createServer(sirv(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
