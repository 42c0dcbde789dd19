import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { inheritedEnv } from '../../data-server/testing/inherited-env.ts';

/** A data server as a program of its own, which can be killed. */
export interface Program {
  url: string;
  /** Resolves when it has ended, with its exit code; null where the signal ended it. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

const main = path.join(import.meta.dirname, '../../data-server/src/main.ts');

/** Resolves when it listens. Port 0 takes a free one; a restart takes the one before. `words`: another program that says its address in its first line. */
export async function startProgram(env: Record<string, string>, words: readonly string[] = [main]): Promise<Program> {
  const child = spawn(process.execPath, words, {
    env: { ...inheritedEnv, API_PORT: '0', GENERAL_LIMIT: '0/1', LOGIN_LIMIT: '0/1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  // A proof that fails must not leave its server behind.
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  child.once('exit', () => process.off('exit', stop));
  const firstLine = await Promise.race([once(child.stdout, 'data').then(String), ended.then(() => '')]);
  const url = /http:\/\/[\d.]+:\d+/.exec(firstLine)?.[0];
  if (!url) throw new Error(`The data server did not start: ${firstLine}`);
  return {
    url,
    async kill(signal) {
      child.kill(signal);
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}
