import { readJson, writeStored } from '@seguia/shared/session/storage/storage';
import * as v from 'valibot';
import type { FailureKind } from './failure-kinds.ts';

/** The history of one version of a part of the app on this device. */
export interface VersionRecord {
  /** A remote's name, or `shell`. */
  part: string;
  /** Empty where no version fits. */
  version: string;
  /** The range of doors that the remote works with, or the version of the shell's doors. */
  hostApi: string;
  /** When the device first met it, in Unix seconds. */
  since: number;
  /** The number of pages that loaded it, or tried to. */
  tries: number;
  /** The number of pages in which it failed. */
  failures: number;
  /** When a page ran it last, in Unix seconds; undefined where an older shell noted it, or none ran it. */
  ran?: number | undefined;
  /** The newest failure: when (Unix seconds), its message without anything that a person may have typed, and its kind. */
  last?: { at: number; cause: string; kind?: string | undefined } | undefined;
}

type Version = Pick<VersionRecord, 'part' | 'version' | 'hostApi'>;

const key = 'seguia.versions';
/** How many versions the device remembers; the ones that it met longest ago are dropped. */
const limit = 30;

const stored = v.array(
  v.object({
    part: v.string(),
    version: v.string(),
    hostApi: v.string(),
    since: v.number(),
    tries: v.number(),
    failures: v.number(),
    ran: v.optional(v.number()),
    last: v.optional(v.object({ at: v.number(), cause: v.string(), kind: v.optional(v.string()) })),
  }),
);

/** The remembered versions, the one that the device met last first. */
export function readVersionRecords(): VersionRecord[] {
  const { success, output } = v.safeParse(stored, readJson(key));
  return success ? output : [];
}

/** Notes that a page runs a version. */
export function noteRun(version: Version): void {
  update(version, (record) => ({ ...record, tries: record.tries + 1, ran: now() }));
}

/** Notes that a version failed in a page: while loading (`atLoad`), or later. `cause` must contain nothing personal. */
export function noteFailure(version: Version, cause: string, atLoad: boolean, kind: FailureKind): void {
  const last = { at: now(), cause, kind };
  update(version, (record) => ({
    ...record,
    tries: record.tries + (atLoad ? 1 : 0),
    failures: record.failures + 1,
    last,
  }));
}

function update({ part, version, hostApi }: Version, change: (record: VersionRecord) => VersionRecord): void {
  const records = readVersionRecords();
  const isIt = (record: VersionRecord) => record.part === part && record.version === version;
  const before = records.find(isIt) ?? { part, version, hostApi, since: now(), tries: 0, failures: 0 };
  const others = records.filter((record) => !isIt(record));
  writeStored(key, JSON.stringify([change(before), ...others].slice(0, limit)));
}

const now = () => Math.floor(Date.now() / 1000);
