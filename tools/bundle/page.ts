// What the build writes into the shell's index.html.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Compiler, HtmlRspackPlugin } from '@rspack/core';
import { notLoadedPages } from './boot-script.ts';

/** The values of the template: the texts of a page whose app does not load, and the icon as an address that holds it, so that no request asks for it. */
export function pageParameters(shell: string): Record<string, string> {
  const icon = encodeURIComponent(readFileSync(path.join(shell, 'public/icon.svg'), 'utf8'));
  return { ...notLoadedPages()[''], icon: `data:image/svg+xml,${icon}` };
}

/**
 * Puts the page's style sheet at the end of its body: in the head it would delay what `index.html` draws before any script. With `inside` the
 * page holds the sheet itself, which saves a request; its file is then not emitted.
 */
export class PageStylesPlugin {
  readonly #inside: boolean;

  constructor({ inside }: { inside: boolean }) {
    this.#inside = inside;
  }

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.compilation.tap('PageStyles', (compilation) => {
      HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tapPromise('PageStyles', async (groups) => {
        const isStyle = ({ attributes }: (typeof groups.headTags)[number]) => attributes['rel'] === 'stylesheet';
        return {
          ...groups,
          headTags: groups.headTags.filter((tag) => !isStyle(tag)),
          bodyTags: [...groups.headTags.filter(isStyle), ...groups.bodyTags],
        };
      });
      if (!this.#inside) return;
      // After all files have their names, which the sheet has in the addresses of its fonts.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PageStyles', stage }, () => {
        const page = String(compilation.getAsset('index.html')?.source.source());
        const [link, name] = /<link [^>]*href="\/(assets\/main\.[^"]+\.css)"[^>]*>/.exec(page) ?? [];
        const sheet = name === undefined ? undefined : compilation.getAsset(name)?.source.source();
        if (!link || !name || sheet === undefined) throw new Error('index.html names no style sheet');
        compilation.deleteAsset(name);
        const whole = page.replace(link, () => `<style>${String(sheet)}</style>`);
        compilation.updateAsset('index.html', new sources.RawSource(whole));
      });
    });
  }
}
