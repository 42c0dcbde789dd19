// Reads and writes files of the workspace, by their paths from its root.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { untranslated } from '../../locales/untranslated.ts';
import { locales } from '../../shared/src/i18n/locales.ts';
import { workspace } from '../workspace.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A text by language; French is always there. */
export type TextIn = Readonly<Record<string, string> & { fr: string }>;

export const isThere = (file: string) => existsSync(path.join(workspace, file));

export const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');

/** Writes a file, and creates its folders. */
export function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
  writeFileSync(path.join(workspace, file), text);
}

export function writeJson(file: string, value: unknown): void {
  write(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Adds texts to an app in every language, sorted by id. Languages missing in `texts` get the French text, marked as not translated. */
export function addMessages(app: string, texts: Record<string, TextIn>): void {
  for (const { locale } of locales) {
    const file = `locales/${app}/${locale}.json`;
    const written = Object.entries(texts).map(([id, text]) => [id, text[locale] ?? untranslated + text['fr']]);
    const all = { ...(isThere(file) ? (JSON.parse(read(file)) as object) : {}), ...Object.fromEntries(written) };
    writeJson(file, Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))));
  }
}

/** Formats files or folders like `pnpm format`. Throws if one cannot be read. */
export function format(...files: string[]): void {
  const { status, stderr } = spawnSync(path.join(root, 'node_modules/.bin/oxfmt'), files, {
    cwd: workspace,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

/** Converts "soil-water" to "SoilWater". */
export const pascal = (name: string) => name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Converts "soil-water" to "soilWater". */
export const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Writes an executable file. */
export function writeProgram(file: string, text: string): void {
  write(file, text);
  chmodSync(path.join(workspace, file), 0o755);
}
