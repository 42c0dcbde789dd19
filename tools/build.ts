// node tools/build.ts [app …]: compiles the texts and builds apps (all without names), as many at a time as there are cores.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { answerHelp } from './command-line/arguments.ts';
import { apps, refuseUnknown } from './remotes.ts';

const root = path.dirname(import.meta.dirname);

if (import.meta.main) {
  answerHelp(import.meta.filename);
  await build(process.argv.slice(2));
}

/** Builds the named apps, or all. Throws if one of them does not build, or does not exist. */
export async function build(names: string[]): Promise<void> {
  refuseUnknown(names);
  await compileMessages();
  const queue = names.length ? [...names] : [...apps];
  const worker = async () => {
    for (let app = queue.shift(); app; app = queue.shift()) {
      await run(path.join(root, 'node_modules/.bin/rspack'), ['build'], path.join(root, app));
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
}

/** Compiles the texts of the named apps, or of all. Throws if one of their files cannot be read. */
export function compileMessages(...names: string[]): Promise<void> {
  return run(process.execPath, ['run.ts', 'compile', ...names], path.join(root, 'locales'));
}

/** Runs a program to its end, with its output passed through. Throws unless it exits with 0. */
export function run(program: string, args: string[], cwd = root, env = process.env): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${path.basename(program)} ${args.join(' ')} ended with ${code}`));
    });
  });
}
