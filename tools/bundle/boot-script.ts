import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler, experiments } from '@rspack/core';
import { locales as entries } from '../../shared/src/i18n/locales.ts';

const locales = path.join(import.meta.dirname, '../../locales/shell');

export interface NotLoadedPage {
  lang: string;
  dir: string;
  text: string;
  retry: string;
}

/** The page that is shown if the app does not load, by language prefix ('' is French). Its texts are those of the app itself. */
export function notLoadedPages(): Record<string, NotLoadedPage> {
  return Object.fromEntries(
    entries.map(({ locale, prefix, dir }) => {
      const texts = JSON.parse(readFileSync(path.join(locales, `${locale}.json`), 'utf8')) as Record<string, string>;
      const [text = '', retry = ''] = [texts['shell.config.unreachable'], texts['shell.restore.retry']];
      return [prefix, { lang: locale, dir, text, retry }];
    }),
  );
}

type File = [url: string, hash: string];

/** The shell's own files that the script fetches. */
interface ShellFirstFiles {
  /** By language prefix ('' is French). */
  texts: Record<string, File>;
  /** The files that the layout behind the login needs. */
  app: File[];
}

const none: ShellFirstFiles = { texts: {}, app: [] };

interface Built {
  files: ShellFirstFiles;
  /** The doors' version. */
  doors: string;
}

/** Makes a script to be served from a source without imports: strips its types, and replaces its `declare`d names by values. */
export function bootScript(
  { transformSync }: typeof experiments.swc,
  source: string,
  built: Built = { files: none, doors: '0.0.0' },
): string {
  const options = { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, minify: true } as const;
  const values: Record<string, unknown> = {
    __NOT_LOADED__: notLoadedPages(),
    __FIRST_FILES__: built.files,
    __DOORS__: built.doors.split('.').map(Number),
  };
  const { code } = transformSync(source, options);
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(name, () => JSON.stringify(value)),
    code,
  );
}

/**
 * Emits `boot.js` from the sources in `src/first-script/`, after the names of all files are known, and adds it to the page. Its name contains its
 * content's hash, so that a second visit has it at once; main.js waits for it. `doors` is the doors' version.
 */
export class BootScriptPlugin {
  readonly #doors: string;

  constructor(doors: string) {
    this.#doors = doors;
  }

  apply(compiler: Compiler) {
    const { Compilation, experiments, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('BootScript', (compilation) => {
      const parts = ['older-browsers.ts', 'index.ts', 'first-page.ts'].map((name) =>
        path.join(compiler.context, 'src/first-script', name),
      );
      compilation.fileDependencies.addAll(parts);
      compilation.hooks.processAssets.tap(
        { name: 'BootScript', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          // In development the page requests its files without `crossorigin`, so that what the script fetches would be no use to it.
          const files = compiler.options.mode === 'development' ? none : shellFirstFiles(compilation);
          const built = { files, doors: this.#doors };
          const scripts = parts.map((file) => bootScript(experiments.swc, readFileSync(file, 'utf8'), built));
          const script = new sources.RawSource(scripts.join(''));
          const name = `assets/boot.${createHash('sha256').update(script.buffer()).digest('hex').slice(0, 8)}.js`;
          compilation.emitAsset(name, script);
          compilation.updateAsset('index.html', (page) => {
            const text = String(page.source());
            if (!text.includes('"/boot.js"')) throw new Error('index.html names no boot.js');
            return new sources.RawSource(text.replace('"/boot.js"', `"/${name}"`));
          });
        },
      );
    });
  }
}

function shellFirstFiles(compilation: Compilation): ShellFirstFiles {
  const describe = (name: string): File => {
    const content = compilation.getAsset(name)!.source.buffer();
    return [`/${name}`, `sha256-${createHash('sha256').update(content).digest('base64')}`];
  };
  const names = compilation.getAssets().map(({ name }) => name);
  const texts = entries.flatMap(({ locale, prefix }) => {
    const file = names.find((name) => name.startsWith(`assets/texts-${locale}-json.`) && name.endsWith('.js'));
    return file ? [[prefix, describe(file)] as const] : [];
  });
  // Sorted, because the compiler lists a chunk's files in any order, and the same sources must give the same boot.js.
  const layout = (compilation.namedChunkGroups.get('app')?.getFiles() ?? []).toSorted();
  const app = layout.filter((name) => /\.(js|css)$/.test(name)).map(describe);
  return { texts: Object.fromEntries(texts), app };
}
