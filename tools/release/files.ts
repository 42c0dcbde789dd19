// Puts files into the folder of a site: completely, or not at all.
import { createHash } from 'node:crypto';
import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The names of all files below a folder, relative to it, in order; empty if the folder does not exist. */
export function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();
}

/** `sha256-` and the file's digest in base 64. */
export function hashOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Writes a file by a rename, so that nobody reads half of it. `mode` are the rights of a file that is not for everybody. */
export function writeWhole(file: string, content: string | Buffer, mode = 0o666): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, content, { mode });
  syncToDisk(`${file}.part`);
  moveWhole(`${file}.part`, file);
}

/** Copies a file by a rename. */
export function copyWhole(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, `${to}.part`);
  syncToDisk(`${to}.part`);
  moveWhole(`${to}.part`, to);
}

/** Gives a file or a folder its name: after a power cut too, it has this name with its whole content, or not at all. */
export function moveWhole(from: string, to: string): void {
  renameSync(from, to);
  syncToDisk(path.dirname(to));
}

/** Makes the disk hold what was written to a file, or the names of what is in a folder. Windows has no such thing for folders. */
function syncToDisk(place: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(place, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** The effort of brotli: 11 makes all apps 7 % smaller than 9, and takes four times as long (9 s instead of 2 s). */
export type Quality = 9 | 11;

/** Adds a brotli twin to a text file that has none yet; not to config.json, which a deployment edits. */
export function compress(file: string, quality: Quality): void {
  if (/\.(woff2|png|br)$|^config\.json$/.test(path.basename(file)) || existsSync(`${file}.br`)) return;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
  writeWhole(`${file}.br`, brotliCompressSync(readFileSync(file), options));
}
