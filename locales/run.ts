// node run.ts extract|compile|verify [app …]: FormatJS over the messages of every app. `fr.json` is extracted from the code, the others are translated.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { keyFaults, type MessageTree, numberFaults, pluralFaults } from './faults.ts';
import { leftAfter } from './left-after.ts';
import { textsOf } from './glossary.ts';
import { untranslated } from './untranslated.ts';
import { spacedTree } from './french-spaces.ts';
import { locales as entries } from '../shared/src/i18n/locales.ts';
import { apps as builtApps } from '../tools/remotes.ts';
import { workspace } from '../tools/workspace.ts';
import { readDeclaredMessages } from './declared-messages.ts';

/** Whose texts these are. */
export const apps = ['shared', 'data-server', ...builtApps].filter((app) => existsSync(path.join(workspace, app)));
const locales = entries.map(({ locale }) => locale);

const root = path.join(workspace, 'locales');

function formatjs(...args: string[]): string {
  const bin = fileURLToPath(import.meta.resolve('@formatjs/cli/bin/formatjs'));
  try {
    return execFileSync(bin, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${stdout ?? ''}${stderr ?? ''}`.trim() || String(error), { cause: error });
  }
}

/** Where texts of an app are beside its own folder: a screen and the data server's mails say them alike. */
const sentences = 'shared/src/sentences';

/** Apps that say these sentences too. The texts are with mf-readings alone, and are copied where they are compiled. */
const sayingThemToo = ['mf-campaigns'];

/** The ids of the sentences' texts. */
function sentenceIds(): string[] {
  const texts = formatjs('extract', `../${sentences}/**/*.ts`, '--ignore', '**/*.test.ts', '--format', 'simple');
  return Object.keys(JSON.parse(texts) as Record<string, string>);
}

/** Compiles the texts of `folder` together with those of the sentences, each in its language. */
function compileWithSentences(folder: string, out: string): void {
  const ids = sentenceIds();
  const scratch = mkdtempSync(path.join(tmpdir(), 'locales-'));
  try {
    for (const name of readdirSync(path.resolve(root, folder))) {
      const sentencesOf = read<string>(path.resolve(root, 'mf-readings', name));
      const texts = { ...read<string>(path.resolve(root, folder, name)), ...pick(sentencesOf, ids) };
      writeFileSync(path.join(scratch, name), JSON.stringify(texts));
    }
    formatjs('compile-folder', scratch, out, '--ast', '--format', 'simple');
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

const pick = (texts: Record<string, string>, ids: readonly string[]) =>
  Object.fromEntries(ids.flatMap((id) => (texts[id] === undefined ? [] : [[id, texts[id]]])));

/** The folders whose texts are an app's, and those below them whose are not. */
function sourcesOf(app: string): { folders: string[]; but: string[] } {
  if (app === 'mf-readings') return { folders: [`${app}/src`, sentences], but: [] };
  return { folders: [`${app}/src`], but: app === 'shared' ? [sentences] : [] };
}

function extract(app: string, file = `${app}/fr.json`) {
  mkdirSync(path.dirname(path.resolve(root, file)), { recursive: true });
  const { folders, but } = sourcesOf(app);
  const sources = folders.map((folder) => `../${folder}/**/*.{ts,tsx}`);
  const left = ['**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx', ...but.map((folder) => `../${folder}/**`)];
  const ignored = left.flatMap((glob) => ['--ignore', glob]);
  formatjs('extract', ...sources, ...ignored, '--format', 'simple', '--throws', '--out-file', file);
  const texts = { ...read<string>(path.resolve(root, file)), ...readDeclaredMessages(path.resolve(root, '..', app)) };
  const sorted = Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path.resolve(root, file), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/**
 * Compiles an app's messages into `out`, and leaves no others there; the French ones get their no-break spaces there. Mails, whose texts are not
 * compiled, set theirs as they are written. A build that watches `out` finds each file whole, and only a text that differs has a new file.
 */
export function compile(app: string, folder = app, out = `dist/${app}`) {
  const target = path.resolve(root, out);
  mkdirSync(target, { recursive: true });
  const part = mkdtempSync(`${target}.part-`); // beside it: a file is renamed only within its disk
  try {
    if (sayingThemToo.includes(app) && existsSync(path.join(root, 'mf-readings'))) compileWithSentences(folder, part);
    else formatjs('compile-folder', folder, part, '--ast', '--format', 'simple');
    const french = Object.entries(read<MessageTree>(path.join(part, 'fr.json')));
    const spaced = french.map(([id, message]) => [id, spacedTree(message)]);
    writeFileSync(path.join(part, 'fr.json'), JSON.stringify(Object.fromEntries(spaced)));
    const compiled = readdirSync(part);
    for (const name of compiled) replaceIfOther(path.join(part, name), path.join(target, name));
    // A language that another branch has would be in every build of this checkout.
    for (const name of readdirSync(target)) if (!compiled.includes(name)) rmSync(path.join(target, name));
  } finally {
    rmSync(part, { recursive: true });
  }
}

/** Moves a file to a place, unless what is there says the same. */
function replaceIfOther(file: string, place: string): void {
  if (existsSync(place) && readFileSync(file).equals(readFileSync(place))) return;
  renameSync(file, place);
}

/** Everything that is wrong with the messages in `folder`, which the code in `app` uses; empty when they are complete. */
export function verify(app: string, folder = app): string[] {
  const scratch = mkdtempSync(path.join(tmpdir(), 'locales-'));
  try {
    const lost = locales.filter((locale) => !existsSync(path.resolve(root, folder, `${locale}.json`)));
    if (lost.length > 0)
      return lost.map((locale) => `locales/${app}/${locale}.json is missing (docs/how-to.md, "Add a language")`);
    const strange = readdirSync(path.resolve(root, folder)).filter(
      (file) => !locales.some((locale) => file === `${locale}.json`),
    );
    extract(app, path.join(scratch, 'fr.json'));
    const used = read<string>(path.join(scratch, 'fr.json'));
    const faults = [
      ...strange.map((file) => `${app}/${file} is of no language`),
      ...keyFaults(used, read<string>(path.resolve(root, folder, 'fr.json'))).map(
        (fault) => `${app}/fr.json: ${fault}`,
      ),
      ...structure(folder),
      ...locales.flatMap((locale) => leftToTranslate(app, locale, path.resolve(root, folder))),
    ];
    if (faults.length > 0) return faults;
    compile(app, path.resolve(root, folder), scratch);
    return locales.flatMap((locale) => {
      const messages = read<MessageTree>(path.join(scratch, `${locale}.json`));
      const lacking = [...pluralFaults(locale, messages), ...numberFaults(messages)];
      return lacking.map((fault) => `${app}/${locale}.json: ${fault}`);
    });
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** The texts that still bear the mark of `pnpm new`. */
function leftToTranslate(app: string, locale: string, folder: string): string[] {
  const texts = Object.entries(read<string>(path.join(folder, `${locale}.json`)));
  const left = texts.filter(([, text]) => text.startsWith(untranslated));
  return left.map(([id]) => `locales/${app}/${locale}.json: translate "${id}" (docs/how-to.md)`);
}

function structure(folder: string): string[] {
  const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
  try {
    formatjs('verify', '--source-locale', 'fr', ...checks, path.join(folder, '*.json'));
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

function read<Message>(file: string): Record<string, Message> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Message>;
}

if (import.meta.main) {
  const [command, ...named] = process.argv.slice(2);
  const wanted = named.length > 0 ? named : apps;
  if (command === 'extract') {
    const french = (app: string) =>
      existsSync(path.join(root, app, 'fr.json')) ? read<string>(path.join(root, app, 'fr.json')) : {};
    const before = wanted.map(french);
    for (const app of wanted) extract(app);
    for (const [index, app] of wanted.entries())
      for (const line of leftAfter(before[index]!, french(app), textsOf('fr'))) console.log(line);
  } else if (command === 'compile')
    for (const app of wanted.filter((name) => existsSync(path.join(root, name, 'fr.json')))) compile(app);
  else if (command === 'verify') {
    const faults = wanted.flatMap((app) => verify(app));
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } else throw new Error('node run.ts extract|compile|verify');
}
