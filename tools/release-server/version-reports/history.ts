// What the page shows of a part: its versions, and how many devices ran them and failed, over the last week.
import { faults, losses } from '../../../shell/src/memory/failure-kinds.ts';
import { type Count, hour } from './counts.ts';
import type { Finding } from './report.ts';

/** The length of the pictures, in hours. */
export const week = 7 * 24;
const day = 24;

export interface VersionHistory {
  version: string;
  /** The beginning of the hour in which it was heard of last, in Unix milliseconds. */
  last: number;
  /** What was found of it in the last 24 hours, and on how many devices. */
  today: Partial<Record<Finding, number>>;
  /** For each hour of the week, on how many devices it was tried in the 24 hours before its end. */
  running: number[];
  /** For each hour of the week, on how many devices it was found to fail. */
  failing: number[];
}

/** By part: its versions, the one that most devices run first. */
export function histories(counts: readonly Count[], now: number): Map<string, VersionHistory[]> {
  const end = now - (now % hour);
  const byPart = Map.groupBy(counts, ({ part }) => part);
  return new Map(
    [...byPart].map(([part, ofPart]) => {
      const versions = [...Map.groupBy(ofPart, ({ version }) => version)].map(([version, own]) => ({
        version,
        ...historyOf(own, end),
      }));
      return [part, versions.toSorted((a, b) => b.running.at(-1)! - a.running.at(-1)! || b.last - a.last)];
    }),
  );
}

/** The time from which counts are needed for the pictures: their first hour shows the day before it. */
export const firstHour = (now: number) => now - (now % hour) - (week + day) * hour;

/** On how many devices a version failed, by itself or not. */
export const failures = (found: Partial<Record<Finding, number>>) =>
  [...faults, ...losses].reduce((total, kind) => total + (found[kind] ?? 0), 0);

function historyOf(counts: readonly Count[], end: number): Omit<VersionHistory, 'version'> {
  const tried = Array.from({ length: week + day }, () => 0);
  const failing = Array.from({ length: week + day }, () => 0);
  const today: VersionHistory['today'] = {};
  for (const { hour: at, finding, devices } of counts) {
    const place = week + day - 1 - (end - at) / hour;
    if (place < 0 || place >= week + day) continue;
    if (finding === 'tried') tried[place]! += devices;
    else if (finding !== 'fit') failing[place]! += devices;
    if (place >= week) today[finding] = (today[finding] ?? 0) + devices;
  }
  const running = Array.from({ length: week }, (_, place) =>
    tried.slice(place + 1, place + 1 + day).reduce((total, count) => total + count, 0),
  );
  return { last: Math.max(...counts.map(({ hour: at }) => at)), today, running, failing: failing.slice(day) };
}
