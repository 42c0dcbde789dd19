// pnpm dev: the shell on http://localhost:4100 and the remotes beside it, each rebuilt as you type; the demo data server on port 4000.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { answerHelp } from './command-line/arguments.ts';
import { compileMessages } from './build.ts';
import { recompileOnSave } from './bundle/recompile-on-save.ts';
import { apps } from './remotes.ts';

answerHelp(import.meta.filename);

const root = path.dirname(import.meta.dirname);

await compileMessages();
recompileOnSave(['shared', ...apps]);
const children = [
  spawn(process.execPath, ['data-server/src/main.ts'], {
    cwd: root,
    env: { DEMO: '1', ...process.env, DATA_DIR: path.join(root, 'data') },
    stdio: 'inherit',
  }),
  ...apps.map((app) =>
    spawn(path.join(root, 'node_modules/.bin/rspack'), ['serve'], { cwd: path.join(root, app), stdio: 'inherit' }),
  ),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
