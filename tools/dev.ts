// pnpm dev: the shell on http://localhost:4100 and the remotes beside it, each rebuilt as you type; the demo data server on port 4000.
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerHelp } from './command-line/arguments.ts';
import { compileMessages } from './build.ts';
import { recompileOnSave } from './bundle/recompile-on-save.ts';
import { expectFree, ports } from './ports.ts';
import { apps, declarationOf } from './remotes.ts';
import { printHowToLogIn, reachedAt, spawnDataServer, whenItListens } from './web/demo.ts';
import { workspace } from './workspace.ts';

answerHelp(import.meta.filename);

const reached = reachedAt(declarationOf('shell').port);

await expectFree(ports.api, 'API_PORT', 'pnpm dev');
await compileMessages();
recompileOnSave(['shared', ...apps]);
const dataServer = spawnDataServer(reached);
const children = new Map<string, ChildProcess>([['the data server', dataServer]]);
for (const app of apps) {
  const rspack = path.join(workspace, 'node_modules/.bin/rspack');
  children.set(app, spawn(rspack, ['serve'], { cwd: path.join(workspace, app), stdio: 'inherit' }));
}
let status: number | undefined;
const end = (signal: NodeJS.Signals, code: number) => {
  status ??= code;
  for (const child of children.values()) child.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(signal, 0));
for (const [name, child] of children)
  child.once('exit', (code) => {
    children.delete(name);
    if (status === undefined) {
      console.error(`${name} ended with ${code}, so the others end, too.`);
      end('SIGTERM', 1);
    }
    if (children.size === 0) process.exit(status);
  });
await whenItListens(dataServer);
for (const app of apps) await firstBuild(declarationOf(app).port);
printHowToLogIn(reached);

/** Resolves when a development server answers: it lets a page wait until the first build is there. */
async function firstBuild(port: number): Promise<void> {
  const isThere = await fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  await sleep(200);
  return firstBuild(port);
}
