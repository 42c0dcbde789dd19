import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, experiments } from '@rspack/core';
import { locales as entries } from '../../shared/src/i18n/locales.ts';

const locales = path.join(import.meta.dirname, '../../locales/shell');

export interface NotLoadedPage {
  lang: string;
  dir: string;
  text: string;
  retry: string;
}

/** What stands in place of an app that does not arrive, by language prefix ('' is French). The texts are those of the app itself. */
export function notLoadedPages(): Record<string, NotLoadedPage> {
  return Object.fromEntries(
    entries.map(({ locale, prefix, dir }) => {
      const texts = JSON.parse(readFileSync(path.join(locales, `${locale}.json`), 'utf8')) as Record<string, string>;
      const [text = '', retry = ''] = [texts['shell.config.unreachable'], texts['shell.restore.retry']];
      return [prefix, { lang: locale, dir, text, retry }];
    }),
  );
}

/** The script that is served as `boot.js`: the source without its types, with the texts in it. It imports nothing. */
export function bootScript({ transformSync }: typeof experiments.swc, source: string): string {
  const options = { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, minify: true } as const;
  const { code } = transformSync(source.replace(/^declare const __NOT_LOADED__.*$/m, ''), options);
  return code.replaceAll('__NOT_LOADED__', () => JSON.stringify(notLoadedPages()));
}

/** Emits `boot.js` from `src/boot/index.ts`. */
export class BootScriptPlugin {
  apply(compiler: Compiler) {
    const { Compilation, experiments, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('BootScript', (compilation) => {
      const file = path.join(compiler.context, 'src/boot/index.ts');
      compilation.fileDependencies.add(file);
      compilation.hooks.processAssets.tap(
        { name: 'BootScript', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const script = bootScript(experiments.swc, readFileSync(file, 'utf8'));
          compilation.emitAsset('boot.js', new sources.RawSource(script));
        },
      );
    });
  }
}
