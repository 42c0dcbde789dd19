// Two checkouts of the same sources in different folders, this one and a copy, give the same files. PROOF=1 builds every app; other runs
// build one remote and the shell.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { apps } from '../remotes.ts';
import type { BuiltRemote } from '../release/build.ts';
import { filesOf } from '../release/files.ts';
import { copyTree, type Tree } from './copy-tree.ts';

const root = path.resolve(import.meta.dirname, '../..');
const built = process.env['PROOF'] ? apps : ['shell', 'mf-auth'];

const copy = checkout();
afterAll(() => copy.remove(), 120_000); // the copy has tens of thousands of files

/** A checkout with its own installed packages, as files: a link to another folder's packages would give them that folder's path. */
function checkout(): Tree {
  const tree = copyTree();
  for (const modules of globSync('{,*/}node_modules', { cwd: root })) {
    rmSync(path.join(tree.folder, modules), { recursive: true });
    copyModules(path.join(root, modules), path.join(tree.folder, modules));
  }
  return tree;
}

function copyModules(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyModules(source, copy);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), copy);
    else linkOrCopy(source, copy);
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to); // the copy is on another disk
  }
}

/** Builds a checkout. Returns what each build says that it is, and all its files. */
function build(folder: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/build.ts', ...built], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
  return built.map((app) => {
    const dist = path.join(folder, app, 'dist');
    const files = filesOf(dist).map((file) => [file, readFileSync(path.join(dist, file))] as const);
    return { release: JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as BuiltRemote, files };
  });
}

test('two checkouts in different folders build the same files, and none names its folder', { timeout: 300_000 }, () => {
  const [ofA, ofB] = [build(root), build(copy.folder)];
  expect(ofA.map(({ release }) => release)).toEqual(ofB.map(({ release }) => release));
  for (const [place, { files }] of ofA.entries()) {
    const others = new Map(ofB[place]!.files);
    expect(files.map(([file]) => file)).toEqual([...others.keys()]);
    expect(files.filter(([file, content]) => !content.equals(others.get(file)!)).map(([file]) => file)).toEqual([]);
    const naming = files.filter(
      ([, content]) => content.includes(copy.folder) || content.includes(encodeURIComponent(copy.folder)),
    );
    expect(naming.map(([file]) => file)).toEqual([]);
  }
});
