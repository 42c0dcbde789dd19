import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { readBackup } from '../admin/read-backup.ts';

const main = path.join(import.meta.dirname, '../main.ts');
const run = promisify(execFile);

export interface BackupFigures {
  rows: number;
  seconds: number;
  /** The most memory that the process which made it held. */
  megabytes: number;
  restoreSeconds: number;
  /** Whether a backup of the restored database holds the same rows in the same order. */
  equal: boolean;
}

/** Backs a database up, puts it into another (perhaps of the other kind), backs that up, and compares. */
export async function proveBackup(source: string, target: string, file: string): Promise<BackupFigures> {
  const began = performance.now();
  const megabytes = await mostMemory(['backup', file], source);
  const seconds = (performance.now() - began) / 1000;
  const restoring = performance.now();
  await run(process.execPath, [main, 'restore', file], { env: envOf(target) });
  const restoreSeconds = (performance.now() - restoring) / 1000;
  const again = `${file}.again`;
  await run(process.execPath, [main, 'backup', again], { env: envOf(target) });
  const [first, second] = [await readBackup(file, ignore), await readBackup(again, ignore)];
  const rounded = (value: number) => Number(value.toFixed(1));
  return {
    rows: first.rows,
    seconds: rounded(seconds),
    megabytes: rounded(megabytes),
    restoreSeconds: rounded(restoreSeconds),
    equal: first.hash === second.hash,
  };
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
