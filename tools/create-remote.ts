// pnpm create-remote <name> [--outside <folder>]: makes a remote with a screen, its story and test, texts in every language, a navigation entry
// and a file for CI; in this repository, or in a repository of its own that uses @seguia/doors and @seguia/build.
import path from 'node:path';
import { argumentsOf } from './command-line/arguments.ts';
import { run } from './build.ts';
import { beginRepository, fromPackages } from './new/repository.ts';
import { nameOfRemote, newRemote } from './new/remote.ts';
import { ciOfRemote } from './new/ci.ts';
import { format, writeProgram } from './new/tree.ts';
import { pack } from './packages/pack.ts';

const { values, positionals } = argumentsOf(import.meta.filename, {
  allowPositionals: true,
  options: { outside: { type: 'string' } },
});
const [name = ''] = positionals;
try {
  if (values.outside === undefined) make();
  else await makeOutside(path.resolve(values.outside));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Makes the remote in the workspace, which is this repository or, in a second run by `makeOutside`, a new one. */
function make(): void {
  const outside = process.env['SEGUIA_WORKSPACE'] !== undefined;
  const left = outside ? newRemote(name, fromPackages()) : newRemote(name);
  if (outside) format('.');
  if (!outside) writeProgram(`mf-${name.replace(/^mf-/, '')}/.ci/run`, ciOfRemote(name));
  for (const line of [...left, 'Run pnpm install, then pnpm check.']) console.log(line);
}

async function makeOutside(folder: string): Promise<void> {
  nameOfRemote(name); // before anything is written, because a second try would find a package there
  beginRepository(folder, name, pack(path.join(folder, 'packages')));
  await run(process.execPath, [import.meta.filename, name], folder, { ...process.env, SEGUIA_WORKSPACE: folder });
}
