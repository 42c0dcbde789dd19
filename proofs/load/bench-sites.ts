// The four sites of bench-load.ts: the same login, bare, as a bare remote, in one bundle, and federated.
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import config from '../../tools/bundle/rspack.ts';
import { release } from '../../tools/release.ts';
import { leanRuntime } from '../../tools/bundle/federation.ts';
import { apps } from '../../tools/remotes.ts';
import { compress, hashOf } from '../../tools/release/files.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * `bare`: only react, router, texts, atoms and the client. `floor`: the same, with the form in a remote and a list with its hash. `single`: the login and the shell in one bundle.
 * `federated`: the app as it is released.
 */
export const columns = ['bare', 'floor', 'single', 'federated'] as const;
export type Column = (typeof columns)[number];

/** Makes the sites in `folder` from the last build. The app's two sites start without the specification's 1,000 ms, which would hide their cost. */
export async function makeSites(folder: string): Promise<Record<Column, string>> {
  rmSync(folder, { recursive: true, force: true });
  const at = (name: string) => path.join(folder, name);
  const sites = { bare: at('bare'), floor: at('floor'), single: at('single'), federated: at('federated') };
  for (const app of apps) release(app, sites.federated, { quality: 11 });
  const own: Configuration = config({ dir: path.join(root, 'shell'), single: true })();
  await build({ ...own, output: { ...own.output, path: at('build') } });
  release('shell', sites.single, { from: at('build'), quality: 11 });
  cpSync(path.join(sites.federated, 'remotes.json'), path.join(sites.single, 'remotes.json'));
  for (const site of [sites.single, sites.federated]) {
    writeFileSync(path.join(site, 'config.json'), '{"startDelay":0}');
    rmSync(path.join(site, 'config.json.br'), { force: true });
  }
  await build(yardstick(own, 'bare', sites.bare));
  await build(yardstick(own, 'floor', sites.floor));
  await build(floorRemote(own, sites.floor));
  const files = readdirSync(sites.floor).filter((name) => /^(?!main\.).*\.js$/.test(name));
  const listed = files.map((name) => [`/${name}`, hashOf(path.join(sites.floor, name))] as const);
  const entry = listed.find(([name]) => name.startsWith('/entry.'))!;
  writeFileSync(path.join(sites.floor, 'list.json'), JSON.stringify({ entry, first: listed }));
  writeFileSync(path.join(sites.floor, 'early.js'), early);
  for (const site of [sites.bare, sites.floor])
    for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' }))
      if (/\.(html|js)$/.test(file)) compress(path.join(site, file), 11);
  return sites;
}

/** Asks for the floor's list, and for the files that it names, while the page's own script is on its way, as the app's first script does. */
const early = `var list = fetch('/list.json');
list.then((answer) => answer.clone().json()).then(({ first }) => {
  for (const [href, integrity] of first)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href }));
});`;

/** The shell's configuration with another entry, and without plugins except the page's. */
function yardstick(own: Configuration, name: 'bare' | 'floor', folder: string): Configuration {
  return {
    ...own,
    entry: path.join(import.meta.dirname, `sites/${name}.ts`),
    devtool: false,
    output: { ...own.output, path: folder },
    plugins: [
      new rspack.HtmlRspackPlugin({
        templateContent: `<!doctype html>${name === 'floor' ? '<script src="/early.js" defer></script>' : ''}<div id="root"></div>`,
        scriptLoading: 'defer',
      }),
      new rspack.DefinePlugin(leanRuntime),
    ],
  };
}

/** The remote of the floor: the login form alone, built as ours are. */
function floorRemote(own: Configuration, folder: string): Configuration {
  const names = ['react', 'react/jsx-runtime', 'react-dom', 'jotai', 'react-intl', 'react-router'];
  const given = { singleton: true, requiredVersion: false, import: false } as const;
  return {
    ...own,
    entry: {},
    devtool: false,
    output: {
      ...own.output,
      path: folder,
      clean: false,
      publicPath: 'auto',
      uniqueName: 'login',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'login',
        filename: 'entry.[contenthash:8].js',
        exposes: { './Login': path.join(import.meta.dirname, 'sites/Login.tsx') },
        shared: Object.fromEntries(names.map((name) => [name, given])),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
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
