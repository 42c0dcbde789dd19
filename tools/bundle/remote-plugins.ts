// How a remote is built: as a container of Module Federation, which other hosts can load, too.
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, rspack } from '@rspack/core';
import { consumedModules } from './federation.ts';

/** The plugins for the remote in the folder `dir`; `name` is its container's, a JavaScript identifier. */
export function remotePlugins(dir: string, name: string, dev: boolean) {
  return [
    new ModuleFederationPlugin({
      name,
      filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
      exposes: { './feature': './src/feature.ts' },
      shared: consumedModules(),
      shareStrategy: 'loaded-first',
      manifest: true, // mf-manifest.json
      dts: false, // what a remote exposes has one type, FeatureModule of the doors
      experiments: {
        externalRuntime: true, // the shell gives its core (shell/src/remotes/containers/federation.ts)
        optimization: { target: 'web', disableSnapshot: true, disableRemote: true }, // a remote loads no other
      },
    }),
    relativeRuntime(dir),
    withoutStats,
  ];
}

/**
 * Code of three or more screens is one file for them all, where it is large enough. As a file for each set of screens, what a new reading
 * shares with others came in nine requests. Style sheets stay as they are: their order counts.
 */
export const common = { name: 'common', type: /javascript/, minChunks: 3, minSize: 20_000, priority: 1 };

/** Federation's plugin writes a remote's runtime as an address `data:…` with absolute paths; relative paths are the same in every checkout. */
function relativeRuntime(dir: string) {
  return new rspack.NormalModuleReplacementPlugin(/data:text\/javascript,import/, (data: { request: string }) => {
    data.request = data.request.replaceAll(/(?<=from%20%22)%2F.*?(?=%22)/g, (address) =>
      encodeURIComponent(`./${path.relative(dir, decodeURIComponent(address))}`),
    );
  });
}

/** Beside the manifest the plugin writes statistics about the build, which nobody on a device or another host needs. */
const withoutStats = {
  apply(compiler: Compiler) {
    const { PROCESS_ASSETS_STAGE_REPORT } = compiler.rspack.Compilation;
    compiler.hooks.thisCompilation.tap('WithoutStats', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'WithoutStats', stage: PROCESS_ASSETS_STAGE_REPORT }, () => {
        compilation.deleteAsset('mf-stats.json');
      });
    });
  },
};
