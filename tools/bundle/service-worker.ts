import path from 'node:path';
import { type Compiler, rspack } from '@rspack/core';
import { browsers } from './browsers.ts';

const workerFile = path.join(import.meta.dirname, '../../shell/src/sw/index.ts');

interface Bundle {
  script: string;
  /** The source files that it consists of. */
  files: string[];
}

/** Bundles `sw.js` from `src/sw/index.ts` and what it uses of `shared`, in one file. Writes nothing. */
export function workerBundle(): Promise<Bundle> {
  const compiler = rspack({
    mode: 'production',
    target: 'webworker',
    entry: workerFile,
    output: { filename: 'sw.js' },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' } }, env: { targets: browsers } },
          type: 'javascript/auto',
        },
      ],
    },
    performance: { hints: false },
  });
  let script = '';
  compiler.hooks.shouldEmit.tap('Capture', ({ assets }) => {
    script = String(assets['sw.js']?.source() ?? '');
    return false;
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const files = [...(stats?.compilation.fileDependencies ?? [])];
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (failed ? reject(failed) : resolve({ script, files })));
    });
  });
}

/** Emits `sw.js`. */
export class ServiceWorkerPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('ServiceWorker', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'ServiceWorker', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const { script, files } = await workerBundle();
          compilation.fileDependencies.addAll(files);
          compilation.emitAsset('sw.js', new sources.RawSource(script));
        },
      );
    });
  }
}
