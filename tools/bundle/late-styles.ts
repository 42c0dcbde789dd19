import { type Compiler, HtmlRspackPlugin } from '@rspack/core';

/** Puts the page's style sheet at the end of its body: in the head it would delay what `index.html` draws before any script. */
export class LateStylesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('LateStyles', (compilation) => {
      HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tapPromise('LateStyles', async (groups) => {
        const isStyle = ({ attributes }: (typeof groups.headTags)[number]) => attributes['rel'] === 'stylesheet';
        return {
          ...groups,
          headTags: groups.headTags.filter((tag) => !isStyle(tag)),
          bodyTags: [...groups.headTags.filter(isStyle), ...groups.bodyTags],
        };
      });
    });
  }
}
