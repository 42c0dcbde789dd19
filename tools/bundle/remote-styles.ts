import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { filesOf } from '../release/files.ts';
import { builtFaults, noModule } from '../styles/faults.ts';

/** Fails the build of a remote whose style sheets are no CSS modules, or style more than the remote's own elements; names file and line. */
export const remoteStyles = {
  apply(compiler: Compiler) {
    const app = path.basename(compiler.context);
    compiler.hooks.compilation.tap('RemoteStyles', (compilation) => {
      compilation.hooks.finishModules.tap('RemoteStyles', (modules) => {
        for (const module of modules) {
          const { resource = '' } = module as { resource?: string };
          const [file = ''] = resource.split('?');
          if (!file.endsWith('.css') || file.endsWith('.module.css')) continue;
          const name = path.relative(path.dirname(compiler.context), file);
          compilation.errors.push(new Error(`${name}:1: ${noModule}`));
        }
      });
    });
    compiler.hooks.afterEmit.tap('RemoteStyles', ({ errors }) => {
      const folder = compiler.outputPath;
      const faults = errors.length > 0 ? [] : builtFaults(app, folder, filesOf(folder));
      if (faults.length > 0) throw new Error(faults.join('\n'));
    });
  },
};
