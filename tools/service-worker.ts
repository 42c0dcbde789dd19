import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@rspack/core';

/** Emits `sw.js` from `src/sw/index.ts`: types stripped, nothing bundled (the worker imports nothing). */
export class ServiceWorkerPlugin {
  apply(compiler: Compiler) {
    const { Compilation, experiments, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('ServiceWorker', (compilation) => {
      const file = path.join(compiler.context, 'src/sw/index.ts');
      compilation.fileDependencies.add(file);
      compilation.hooks.processAssets.tap(
        { name: 'ServiceWorker', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const { code } = experiments.swc.transformSync(readFileSync(file, 'utf8'), {
            jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
            minify: true,
          });
          compilation.emitAsset('sw.js', new sources.RawSource(code));
        },
      );
    });
  }
}
