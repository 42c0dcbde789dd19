// node licences.ts: lists the software that the web app is made of, with its licences in full. The build of this remote runs it too.
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remotes } from '../tools/remotes.ts';

const root = path.dirname(import.meta.dirname);
export const licencesFile = path.join(import.meta.dirname, 'src/about/licences.json');

/** The rooms whose dependencies reach a browser. */
const shipped = ['shell', 'shared', 'openapi', ...remotes];

/** What a package brings to a browser, where most of its dependencies only build. */
const inBrowser: Record<string, readonly string[]> = {
  '@module-federation/enhanced': ['@module-federation/runtime-tools'],
};

export interface Licence {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
  /** The licence's own line of copyright, where it has one. */
  copyright: string | null;
  /** Places in the list of texts: the licence and the notices that the package brings. */
  texts: number[];
}

export interface Licences {
  packages: Licence[];
  /** Each text once, however many packages bring it. */
  texts: string[];
}

interface Manifest {
  name: string;
  version: string;
  license?: string | { type: string };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Every package that our rooms bring to a browser, directly or not, once, by name. Types and what only builds are not shipped. */
export function listLicences(): Licences {
  const texts: string[] = [];
  const placeOf = (text: string) => (texts.includes(text) ? texts.indexOf(text) : texts.push(text) - 1);
  const found = new Map<string, Licence>();
  const visit = (folder: string) => {
    const manifest = read(folder);
    const all = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    for (const name of inBrowser[manifest.name] ?? all) {
      if (name.startsWith('@seguia/') || name.startsWith('@types/') || name === 'typescript') continue;
      const dependency = find(name, folder);
      if (dependency === null || found.has(name)) continue;
      const { version, license } = read(dependency);
      const licence = typeof license === 'string' ? license : (license?.type ?? 'see package');
      const own = textsIn(dependency);
      found.set(name, { name, version, licence, copyright: copyrightIn(own), texts: own.map(placeOf) });
      visit(dependency);
    }
  };
  for (const room of shipped) visit(path.join(root, room));
  return { packages: [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1)), texts };
}

/** Writes the list where the screen imports it from. */
export function writeLicences(): void {
  const text = `${JSON.stringify(listLicences(), null, 2)}\n`;
  if (!existsSync(licencesFile) || readFileSync(licencesFile, 'utf8') !== text) writeFileSync(licencesFile, text);
}

function read(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Where Node would find the package from `folder`; null for an optional peer that is not installed. */
function find(name: string, folder: string): string | null {
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) {
    const candidate = path.join(at, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return realpathSync(candidate);
  }
  return null;
}

/** The licence and the notices of a package, as it brings them. */
function textsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|unlicense|notice)/i.test(name) && !/\.(?:js|ts|json)$/.test(name))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
}

function copyrightIn(texts: string[]): string | null {
  const lines = texts.flatMap((text) => text.split('\n'));
  const line = lines.find((line) => /^\s*copyright\s+(\(c\)|©|\d{4})/i.test(line));
  return line?.trim().replace(/ \S+\.ttf:.*$/, '') ?? null;
}

if (import.meta.main) writeLicences();
