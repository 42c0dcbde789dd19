import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Makes `pnpm start` build and release nothing. */
const nothingBuilt = `import { registerHooks } from 'node:module';
  const nothing = 'data:text/javascript,export const build = () => {}, release = () => {};';
  registerHooks({ resolve: (name, context, next) =>
    /tools.start\\.ts$/.test(context.parentURL) && /(build|release)\\.ts$/.test(name)
      ? { url: nothing, shortCircuit: true }
      : next(name, context) });`;

/** Sends a signal to a program and all that it started. Returns whether any of them still runs. */
function reaches(group: number, signal: 0 | 'SIGTERM'): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}

test.each([
  ['start', (port: string) => ({ args: ['tools/start.ts'], env: { WEB_PORT: port, API_PORT: '0' } })],
  ['remote', (port: string) => ({ args: ['tools/remote.ts', 'mf-settings', '--port', port], env: {} })],
] as const)('pnpm %s leaves nothing behind if its port is taken', async (_, commandAt) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const folder = mkdtempSync(path.join(tmpdir(), 'seguia-ports-'));
  const { args, env } = commandAt(String(port));
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(nothingBuilt)}`, ...args],
    { env: { ...process.env, DATA_DIR: folder, DEMO: '1', ...env }, detached: true },
  );
  onTestFinished(() => {
    reaches(child.pid!, 'SIGTERM');
    taken.close();
    rmSync(folder, { recursive: true });
  });
  let output = '';
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  expect(await once(child, 'exit')).toEqual([1, null]);
  await expect.poll(() => output).toMatch(new RegExp(`EADDRINUSE[^]*:${port}`));
  expect(reaches(child.pid!, 0)).toBe(false);
});

test.each(['http', '70000', '-1'])('names an invalid port before it builds anything: %s', async (text) => {
  const child = spawn(process.execPath, ['tools/start.ts'], { env: { ...process.env, WEB_PORT: text } });
  let output = '';
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output).toContain(`WEB_PORT: a port up to 65535, not "${text}".`);
});
