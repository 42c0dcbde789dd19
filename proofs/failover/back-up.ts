import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { inheritedEnv } from '../../data-server/testing/inherited-env.ts';

const main = path.resolve(import.meta.dirname, '../../data-server/src/main.ts');

/** Exit codes of a backup that is made by way of PgBouncer, and of its check. */
export const backUp = (file: string, env: Record<string, string>) =>
  ['backup', 'verify'].map(
    (verb) =>
      spawnSync(process.execPath, [main, verb, file], { env: { ...inheritedEnv, ...env }, stdio: 'inherit' }).status,
  );
