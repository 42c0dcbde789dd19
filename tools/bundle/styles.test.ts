// The styles of a remote apply only to its own pages: the class names of each remote differ, and every selector needs a class.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { afterAll, expect, test } from 'vitest';
import config from './rspack.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'seguia-styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Builds a remote with one page and these styles, as remotes are built, and with an import of another sheet. Returns its style sheet. Throws
 * the errors of the build.
 */
async function built(remote: string, styles: string, other?: string): Promise<string> {
  const dir = path.join(folder, remote);
  write(path.join(dir, 'src/Page.module.css'), styles);
  const imported = other === undefined ? '' : "import './reset.css';\n";
  write(path.join(dir, 'src/reset.css'), other ?? '');
  write(
    path.join(dir, 'src/feature.ts'),
    `${imported}import styles from './Page.module.css';\nexport default styles;\n`,
  );
  write(path.join(dir, 'package.json'), '{"version":"1.0.0"}');
  const compiler = rspack(config({ dir })());
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (failed ? reject(failed) : resolve()));
    });
  });
  const dist = path.join(dir, 'dist');
  const sheets = readdirSync(dist).filter((file) => file.endsWith('.css'));
  return sheets.map((file) => readFileSync(path.join(dist, file), 'utf8')).join('\n');
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const namesIn = (sheet: string): string[] => sheet.match(/(?<=\.|@keyframes )[\w-]+(?=[^{}]*\{)/g) ?? [];

test('two remotes that name file, class and animation alike do not affect each other', async () => {
  const styles = '.title { animation: appear 1s } @keyframes appear { from { opacity: 0 } }';
  const [settings, readings] = [await built('mf-settings', styles), await built('mf-readings', styles)];
  expect(namesIn(settings)).toHaveLength(2);
  expect(namesIn(readings)).toHaveLength(2);
  expect(namesIn(settings).filter((name) => namesIn(readings).includes(name))).toEqual([]);
});

test.each(['h1 { color: red }', ':root { --text: red }', '* { margin: 0 }', ':global(.card) { color: red }'])(
  'refuses to build a remote’s rule that could style pages of others: %s',
  async (styles) => {
    await expect(built('mf-settings', styles)).rejects.toThrow(/pure/);
  },
);

test.each([
  [
    '.own { color: red }\n\n@property --text {\n  syntax: "*";\n  inherits: false;\n}\n',
    3,
    '@property reaches the whole page',
  ],
  ['.own { color: red }\n.own + p { margin: 0 }\n', 2, 'a selector needs a class of your own'],
  ['.own {\n  color: red;\n}\n.other {\n  --text: red;\n}\n', 4, '--text is a custom property of the kit'],
])('names file and line of a rule that a CSS module would let through: %s', async (styles, line, text) => {
  await expect(built('mf-settings', styles)).rejects.toThrow(`mf-settings/src/Page.module.css:${line}: ${text}`);
});

test('refuses to build a style sheet that is no CSS module, and names it', async () => {
  const reset = built('mf-settings', '.own { color: red }', '* { all: unset !important }');
  await expect(reset).rejects.toThrow('mf-settings/src/reset.css:1: only a CSS module keeps its classes');
});
