import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.dirname(path.dirname(import.meta.dirname));

/** Where the check of types keeps its results (tools/checks/running/list.ts). */
export const typesFile = '.cache/types.tsbuildinfo';

/** A copy of the source tree for following a recipe of docs/how-to.md. */
export interface Tree {
  folder: string;
  /** The text of a file in the copy. Throws if it does not exist. */
  read: (file: string) => string;
  /** Writes a file in the copy, and creates its folders. */
  write: (file: string, text: string) => void;
  /** Replaces the only occurrence of `before` in a file. Throws if it occurs never or more than once. */
  replace: (file: string, before: string, after: string) => void;
  /** Runs `node ...args` in the copy. Returns its exit code and output. */
  node: (args: string[], env?: Record<string, string>) => { status: number | null; output: string };
  /** Runs a program of the copy's node_modules/.bin, like `node`. */
  bin: (name: string, args: string[], env?: Record<string, string>) => { status: number | null; output: string };
  remove: () => void;
}

/**
 * Copies every file that git tracks or would track; with `commit`, the files of that commit. Installed packages are links to the
 * original's; the packages of the workspace resolve to their copies.
 */
export function copyTree(commit?: string): Tree {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'seguia-recipe-')));
  if (commit) copyCommit(commit, folder);
  else for (const file of sourceFiles()) copyFile(file, folder);
  for (const modules of globSync('{,*/}node_modules', { cwd: root })) linkModules(modules, folder);
  if (!commit) copyTypes(folder);
  const at = (file: string) => path.join(folder, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  const run = (program: string, args: string[], env: Record<string, string> = {}) => {
    const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env } } as const;
    const { status, stdout, stderr } = spawnSync(program, args, options);
    return { status, output: stdout + stderr };
  };
  return {
    folder,
    read,
    write,
    replace: (file, before, after) => write(file, replaceOnce(read(file), before, after, file)),
    node: (args, env) => run(process.execPath, args, env),
    bin: (name, args, env) => run(at(`node_modules/.bin/${name}`), args, env),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/**
 * Copies the last type check's results, if there are any, so that only what a recipe touches is checked again: 2 s instead of 12. Packages
 * are found at their real place, which is the original's. The compiler compares the hash of every file, so outdated results cost time but
 * cause no error.
 */
function copyTypes(folder: string): void {
  const original = path.join(root, typesFile);
  if (!existsSync(original)) return;
  const packages = path.relative(path.join(folder, '.cache'), path.join(root, 'node_modules'));
  mkdirSync(path.join(folder, '.cache'), { recursive: true });
  const known = readFileSync(original, 'utf8').replaceAll('"../node_modules/', `"${packages}/`);
  writeFileSync(path.join(folder, typesFile), known);
}

function copyCommit(commit: string, folder: string): void {
  const archive = path.join(folder, 'commit.tar');
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: root });
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
}

function sourceFiles(): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = stdout.split('\0').filter((file) => file !== '');
  // A deleted file that is not yet committed is still in git's list.
  return files.filter((file) => lstatSync(path.join(root, file), { throwIfNoEntry: false }));
}

/**
 * Pictures are many and large, and documents link to them, so the copy links to the original's. A file that another test has removed
 * meanwhile is skipped.
 */
function copyFile(file: string, folder: string): void {
  const [from, to] = [path.join(root, file), path.join(folder, file)];
  mkdirSync(path.dirname(to), { recursive: true });
  if (/\.(png|mp4)$/.test(file)) {
    symlinkSync(from, to);
    return;
  }
  try {
    cpSync(from, to);
  } catch (error) {
    if (existsSync(from)) throw error;
  }
}

/** Links each installed package to the original's, and each package of the workspace to its copy. */
function linkModules(modules: string, folder: string): void {
  for (const name of readdirSync(path.join(root, modules))) {
    const names = name.startsWith('@')
      ? readdirSync(path.join(root, modules, name)).map((inner) => `${name}/${inner}`)
      : [name];
    for (const entry of names) {
      const from = path.join(root, modules, entry);
      const to = path.join(folder, modules, entry);
      mkdirSync(path.dirname(to), { recursive: true });
      if (entry === '.pnpm') {
        linkInstalled(from, to);
        continue;
      }
      const inWorkspace = path.relative(root, realpathSync(from));
      const isLinked = inWorkspace.includes('node_modules') && !copiedPackages.has(inWorkspace);
      symlinkSync(isLinked ? from : path.join(folder, inWorkspace), to);
    }
  }
}

/** Packages that a build puts into a remote: it names modules by their location, so a copy must have them in the same place as the original. */
const copiedPackages = new Set(
  ['mf-settings/node_modules/qr', 'shared/node_modules/uuid']
    .filter((place) => existsSync(path.join(root, place)))
    .map((place) => path.relative(root, realpathSync(path.join(root, place)))),
);

/** Links every installed package, except those that are copied. */
function linkInstalled(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const copied = new Set([...copiedPackages].map((place) => place.split(path.sep)[2]));
  for (const name of readdirSync(from)) {
    const [there, here] = [path.join(from, name), path.join(to, name)];
    if (copied.has(name)) cpSync(there, here, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(there, here);
  }
}

/** `text` with its only `before` replaced. Throws with the file's name if it occurs never or more than once. */
function replaceOnce(text: string, before: string, after: string, file: string): string {
  const count = text.split(before).length - 1;
  if (count !== 1) throw new Error(`${file}: "${before}" is there ${count} times, not once`);
  return text.replace(before, () => after);
}
