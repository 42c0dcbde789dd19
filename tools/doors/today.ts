// Today's doors, apart from their types.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '../../shared/src/paths.ts';
import { sharedLibraries } from '../bundle/federation.ts';
import { doors } from './declarations.ts';
import { membersOf } from './members.ts';
import type { DoorsRecord } from './record.ts';

const root = path.resolve(import.meta.dirname, '../..');
const source = (file: string) => readFileSync(path.join(root, 'shared', file), 'utf8');

/** The recorded parts of the doors, with every name and without the versions that added names and cores. */
export interface Doors extends Omit<DoorsRecord, 'since' | 'core'> {
  names: readonly string[];
}

/** Today's doors for the given declarations. */
export function todaysDoors(declared: string): Doors {
  const values = inFile(declared, membersOf);
  return {
    version: (JSON.parse(source('package.json')) as { version: string }).version,
    libraries: sharedLibraries(),
    addresses: addressesOf(paths),
    types: doors.flatMap((door) => exported(door, source(`src/${door}.ts`))).filter((name) => !values.includes(name)),
    names: [...values, ...tokensOf(source('src/ui/styles/tokens.css'))],
  };
}

/** Writes a text into a temporary file below the root, where its imports of libraries are found, and reads it with `read`. */
function inFile<T>(text: string, read: (file: string) => T): T {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache/doors-'));
  try {
    writeFileSync(path.join(folder, 'doors.d.ts'), text);
    return read(path.join(folder, 'doors.d.ts'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The addresses that functions return for the arguments a, b, c. */
function addressesOf(functions: Readonly<Record<string, (...segments: string[]) => string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(functions).map(([name, address]) => [name, address('a', 'b', 'c')]));
}

/** The custom properties that a style sheet declares. */
export function tokensOf(css: string): string[] {
  return [...new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, token = '']) => token))].sort();
}

/** The names in the export lists of a door's source or declarations, and those that it declares itself. */
export function exported(door: string, text: string): string[] {
  const lists = [...text.matchAll(/^ *export (?:type )?\{([^}]*)\}/gm)]
    .flatMap(([, list = '']) => list.replaceAll(/\/\/.*|\/\*[^]*?\*\//g, '').split(','))
    .map((name) =>
      name
        .replace(/^[^]*\bas /, '')
        .replace(/^\s*type /, '')
        .trim(),
    );
  const declared = [...text.matchAll(/^ *export (?:interface|type) (\w+)/gm)].map(([, name = '']) => name);
  return [...lists, ...declared].filter((name) => name !== '').map((name) => `${door}: ${name}`);
}
