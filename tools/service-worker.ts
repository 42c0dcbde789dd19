import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, experiments } from '@rspack/core';

/** The script that is served as `sw.js`: the source without its types. */
export function workerScript({ transformSync }: typeof experiments.swc, source: string): string {
  return transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, minify: true }).code;
}

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
          const script = workerScript(experiments.swc, readFileSync(file, 'utf8'));
          compilation.emitAsset('sw.js', new sources.RawSource(script));
        },
      );
    });
  }
}
