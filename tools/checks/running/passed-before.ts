// What each check has passed on, so that it need not read again what has not changed since.
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The hash of each file by its path from the repository's root. */
export type Files = Readonly<Record<string, string>>;

const memory = '.cache/checks.json';

/** The text files that git knows or would track, with their hashes; null where there is no git. Pictures are left out. */
export function filesNow(root: string): Files | null {
  const { status, stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  if (status !== 0) return null;
  const names = stdout.split('\0').filter((file) => file !== '' && !/\.(?:png|jpe?g|woff2|xlsx|ico)$/.test(file));
  const there = names.filter((file) => existsSync(path.join(root, file)));
  return Object.fromEntries(there.map((file) => [file, hash('sha1', readFileSync(path.join(root, file)), 'base64')]));
}

/** Of these files, those that match one of the globs. */
export function filesOf(files: Files, globs: readonly string[]): Files {
  return Object.fromEntries(matching(Object.keys(files), globs).map((file) => [file, files[file]!]));
}

/** One hash of all files. */
export const hashOf = (files: Files): string => hash('sha1', JSON.stringify(files), 'base64');

/** The files on which a check has passed last; null where it has not. */
export function passedOn(root: string, check: string): Files | null {
  return read(root)[check] ?? null;
}

/** Notes that a check has passed on these files. */
export function notePassed(root: string, check: string, files: Files): void {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  writeFileSync(path.join(root, memory), JSON.stringify({ ...read(root), [check]: files }));
}

/** The files that differ between two times, those that are gone or new included. */
export function differing(before: Files, now: Files): string[] {
  return Object.keys({ ...before, ...now }).filter((file) => before[file] !== now[file]);
}

/** Of these files, those that match one of the globs. */
export function matching(files: readonly string[], globs: readonly string[]): string[] {
  return files.filter((file) => globs.some((glob) => path.matchesGlob(file, glob)));
}

function read(root: string): Record<string, Files> {
  const file = path.join(root, memory);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Files>) : {};
}
