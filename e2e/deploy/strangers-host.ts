// The host of strangers (e2e/strangers-host), built once for a worker and served from an origin of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import sirv from 'sirv';
import { hostConfiguration } from '../strangers-host/rspack.config.ts';

export class StrangersHost {
  readonly url: string;
  readonly #folder: string;
  readonly #server: Server;

  private constructor(folder: string, server: Server) {
    this.#folder = folder;
    this.#server = server;
    this.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  /** Builds the host and serves it with this content policy. Throws what the build says if it fails. */
  static async start(policy: string): Promise<StrangersHost> {
    const folder = mkdtempSync(path.join(tmpdir(), 'seguia-'));
    await build(folder);
    const answer = sirv(folder);
    const server = createServer((request, response) => {
      response.setHeader('content-security-policy', policy);
      answer(request, response, () => void response.writeHead(404).end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new StrangersHost(folder, server);
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => {
      this.#server.close(resolve);
      this.#server.closeAllConnections();
    });
    rmSync(this.#folder, { recursive: true });
  }
}

function build(to: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(hostConfiguration(to));
    compiler.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close((closing) => ((failed ?? closing) ? reject(failed ?? closing) : resolve()));
    });
  });
}
