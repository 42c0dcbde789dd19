import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { readBackup } from '../../data-server/src/admin/read-backup.ts';

const main = path.join(import.meta.dirname, '../../data-server/src/main.ts');
const run = promisify(execFile);

const rounded = (value: number) => Number(value.toFixed(1));

/** Backs a database up; the most memory that this took. */
export async function makeBackup(source: string, file: string) {
  const began = performance.now();
  const megabytes = rounded(await mostMemory(['backup', file], source));
  return { seconds: rounded((performance.now() - began) / 1000), megabytes };
}

/** Puts a backup into another database (perhaps of the other kind), backs that up, and compares: the same rows in the same order have the same hash. */
export async function putBack(file: string, target: string) {
  const began = performance.now();
  const restoreMegabytes = rounded(await mostMemory(['restore', file], target));
  const restoreSeconds = rounded((performance.now() - began) / 1000);
  const again = `${file}.again`;
  await run(process.execPath, [main, 'backup', again], { env: envOf(target) });
  const [first, second] = [await readBackup(file, ignore), await readBackup(again, ignore)];
  return { rows: first.rows, restoreSeconds, restoreMegabytes, equal: first.hash === second.hash };
}

const ignore = async () => undefined;
const envOf = (address: string) => ({ PATH: process.env['PATH'], DATABASE_URL: address });

/** Runs an administrator's command, and answers the most memory that it held, in MB (Linux). */
async function mostMemory(words: string[], address: string): Promise<number> {
  const child = spawn(process.execPath, [main, ...words], { env: envOf(address), stdio: 'inherit' });
  let most = 0;
  while (child.exitCode === null && child.signalCode === null) {
    most = Math.max(most, residentOf(child.pid));
    await wait(50);
  }
  if (child.exitCode !== 0) throw new Error(`${words.join(' ')} ended with ${child.exitCode}`);
  return most;
}

function residentOf(pid: number | undefined): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}
