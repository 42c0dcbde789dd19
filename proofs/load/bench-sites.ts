// The three sites of bench-load.ts: the same login, bare, in one bundle, and federated.
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import config from '../../tools/bundle/rspack.ts';
import { release } from '../../tools/release.ts';
import { apps } from '../../tools/remotes.ts';
import { compress } from '../../tools/release/files.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * `bare`: only react, router, texts, atoms and the client (`proofs/load/bare.tsx`). `single`: the login and the shell in one bundle.
 * `federated`: the app as it is released.
 */
export const columns = ['bare', 'single', 'federated'] as const;
export type Column = (typeof columns)[number];

/** Makes the sites in `folder` from the last build. The app's two sites start without the specification's 1,000 ms, which would hide their cost. */
export async function makeSites(folder: string): Promise<Record<Column, string>> {
  rmSync(folder, { recursive: true, force: true });
  const at = (name: string) => path.join(folder, name);
  const sites = { bare: at('bare'), single: at('single'), federated: at('federated') };
  for (const app of apps) release(app, sites.federated, { quality: 11 });
  const own: Configuration = config({ dir: path.join(root, 'shell'), single: true })();
  await build({ ...own, output: { ...own.output, path: at('build') } });
  release('shell', sites.single, { from: at('build'), quality: 11 });
  cpSync(path.join(sites.federated, 'remotes.json'), path.join(sites.single, 'remotes.json'));
  for (const site of [sites.single, sites.federated]) {
    writeFileSync(path.join(site, 'config.json'), '{"startDelay":0}');
    rmSync(path.join(site, 'config.json.br'), { force: true });
  }
  await build(bare(own, sites.bare));
  for (const file of readdirSync(sites.bare, { recursive: true, encoding: 'utf8' }))
    if (/\.(html|js)$/.test(file)) compress(path.join(sites.bare, file), 11);
  return sites;
}

/** The shell's configuration with another entry, and without plugins except the page's. */
function bare(own: Configuration, folder: string): Configuration {
  return {
    ...own,
    entry: path.join(root, 'proofs/load/bare.tsx'),
    devtool: false,
    output: { ...own.output, path: folder },
    plugins: [
      new rspack.HtmlRspackPlugin({ templateContent: '<!doctype html><div id="root"></div>', scriptLoading: 'defer' }),
    ],
  };
}

async function build(configuration: Configuration): Promise<void> {
  mkdirSync(configuration.output!.path!, { recursive: true });
  const compiler = rspack(configuration);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
}
