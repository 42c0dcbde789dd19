// The audit log of a site: who changed what, when, and from which commit. One line of JSON for each entry, in a file that only grows.
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { privateFolder } from './lock.ts';

interface AuditEntry {
  /** An instant in UTC. */
  at: string;
  /** `team <name>`, or `operator <name on the machine>`. */
  who: string;
  /** The id of the token that was used. */
  token?: string;
  /** The address of the caller. */
  from?: string;
  /** Such as `release`, `rollback`, `token made`. */
  what: string;
  /** The app, the team or the token that it concerns. */
  of?: string;
  /** Which share of the devices, which version to return to. */
  how?: string;
  /** The commit that the team's command named. Nobody can check it. */
  commit?: string;
  /**
   * `begun` is written before the work, so that a service that is killed leaves a trace; then follows `done` or `refused` with the same
   * `call`.
   */
  outcome: 'begun' | 'done' | 'refused';
  call?: string;
  /** The version that is served then, or the reason of the refusal. */
  text?: string;
}

const fileOf = (site: string) => path.join(privateFolder(site), 'audit.jsonl');

/** Adds an entry, and returns when the disk has it. */
export function noteAudit(site: string, entry: Omit<AuditEntry, 'at'>): void {
  mkdirSync(privateFolder(site), { recursive: true });
  const handle = openSync(fileOf(site), 'a', 0o600);
  try {
    writeSync(handle, `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** All entries, oldest first. A line that a power cut has cut is left out. */
export function readAudit(site: string): AuditEntry[] {
  if (!existsSync(fileOf(site))) return [];
  const lines = readFileSync(fileOf(site), 'utf8').split('\n');
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as AuditEntry];
    } catch {
      return [];
    }
  });
}

/** An entry as a line for the terminal, without the characters that could move its cursor. */
export function describeEntry({ at, who, token, from, what, of, how, commit, outcome, text }: AuditEntry): string {
  const parts = [at, who, token, from, what, of, how, commit && `commit ${commit}`, outcome, text];
  return parts
    .filter((part) => part)
    .join('  ')
    .replaceAll(/\p{Cc}+/gu, ' ');
}
