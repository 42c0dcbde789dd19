import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A server on a free port of this machine. */
async function listening() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** Makes `pnpm start` build and release nothing. */
const nothingBuilt = `import { registerHooks } from 'node:module';
  const nothing = 'data:text/javascript,export const build = () => {}, release = () => {};';
  registerHooks({ resolve: (name, context, next) =>
    /tools.start\\.ts$/.test(context.parentURL) && /(build|release)\\.ts$/.test(name) ? { url: nothing, shortCircuit: true } : next(name, context) });`;

test('where the port of the web app is taken, no data server is left behind', async () => {
  const [taken, free] = await Promise.all([listening(), listening()]);
  await free.close();
  const folder = mkdtempSync(path.join(tmpdir(), 'seguia-start-'));
  const args = ['--import', `data:text/javascript,${encodeURIComponent(nothingBuilt)}`, 'tools/start.ts'];
  const env = { WEB_PORT: String(taken.port), API_PORT: String(free.port), DATA_DIR: folder, DEMO: '1' };
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, detached: true });
  onTestFinished(async () => {
    try {
      process.kill(-child.pid!);
    } catch {
      // nothing of it runs any more
    }
    await taken.close();
    rmSync(folder, { recursive: true });
  });
  const output = await new Promise<string>((resolve) => {
    let text = '';
    child.stderr.on('data', (part: Buffer) => (text += part.toString()));
    child.once('exit', (code) => resolve(`${code} ${text}`));
  });
  expect(output).toMatch(new RegExp(`^1 [^]*EADDRINUSE[^]*:${taken.port}`));
  await expect(fetch(`http://127.0.0.1:${free.port}/livez`)).rejects.toThrow('fetch failed');
});
