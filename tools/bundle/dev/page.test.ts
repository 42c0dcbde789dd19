// A page of `pnpm dev` leaves the console empty, so that a fault of one's own is seen there.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Compiler, HtmlRspackPlugin, rspack } from '@rspack/core';
import { expect, onTestFinished, test } from 'vitest';
import { BootScriptPlugin } from '../boot-script.ts';
import { serveDevLists } from './registry.ts';

const shell = path.resolve(import.meta.dirname, '../../../shell');

test.each(['/remotes.json', '/withdrawn.json', '/shell.json', '/rooms.json'])(
  'the development server answers %s',
  async (address) => {
    const server = createServer((request, response) =>
      serveDevLists.find((list) => list.path === request.url)?.middleware(request, response),
    ).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, { signal: AbortSignal.timeout(2000) });
    expect(await answer.json()).toBeTypeOf('object');
  },
);

test.each([
  ['development', 'no file'],
  ['production', 'the texts'],
] as const)('the first script of %s fetches %s before the page requests them', async (mode, fetches) => {
  const script = await builtBootScript(mode);
  expect(script.includes('/assets/texts-fr-json.1.js')).toBe(fetches === 'the texts');
});

/** The first script of a build with French texts and without an app. */
function builtBootScript(mode: 'development' | 'production'): Promise<string> {
  let script = '';
  const texts = (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap('Texts', (compilation) => {
      compilation.hooks.processAssets.tap('Texts', () =>
        compilation.emitAsset('assets/texts-fr-json.1.js', new rspack.sources.RawSource('0')),
      );
      compilation.hooks.afterProcessAssets.tap('Texts', (assets) => {
        const name = Object.keys(assets).find((file) => file.startsWith('assets/boot.'));
        script = String(assets[name ?? '']?.source());
      });
    });
  const compiler = rspack({
    context: shell,
    mode,
    entry: 'data:text/javascript,0',
    plugins: [
      new HtmlRspackPlugin({ templateContent: '<script src="/boot.js"></script>' }),
      texts,
      new BootScriptPlugin('1.2.3'),
    ],
  });
  compiler.outputFileSystem = null;
  return new Promise((resolve, reject) =>
    compiler.run((error) => (error ? reject(error) : compiler.close(() => resolve(script)))),
  );
}
