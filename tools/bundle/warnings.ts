import type { Compiler } from '@rspack/core';

/** Fails a build that has warnings: whoever reads its output thinks that they are as they always were. */
export const noWarnings = {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('NoWarnings', ({ warnings }) => {
      if (warnings.length > 0) throw new Error(warnings.map(({ message }) => message).join('\n'));
    });
  },
};
