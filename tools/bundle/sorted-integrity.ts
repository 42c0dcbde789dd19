import { Compilation, type Compiler, sources } from '@rspack/core';

/**
 * Sorts the hashes of the files that a program may load later. SubresourceIntegrityPlugin writes them in the order of an unordered set, which
 * is another one in some builds of the same sources.
 */
export class SortedIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('SortedIntegrity', (compilation) => {
      // After the minifier and the source maps, which have the lists too, and before the files get their names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: 'SortedIntegrity', stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!/\.js(?:\.map)?$/.test(file)) continue;
          const text = source.source().toString();
          const lists = [...text.matchAll(/(?<=\.sri(?:Css)?Hashes ?= ?\{)[^}]+/g)];
          if (lists.length === 0) continue;
          const sorted = new sources.ReplaceSource(source);
          for (const { 0: list, index } of lists) sorted.replace(index, index + list.length - 1, sortedById(list));
          compilation.updateAsset(file, sorted);
        }
      });
    });
  }
}

/** Sorts `238:"sha256-…",131:"sha256-…"` by the chunk’s number. */
function sortedById(list: string): string {
  return list
    .split(',')
    .sort((a, b) => parseInt(a) - parseInt(b))
    .join(',');
}
