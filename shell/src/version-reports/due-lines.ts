// What a device reports of the versions that it ran: which lines are due, and when it last reported each.
import * as v from 'valibot';
import { losses } from '../memory/failure-kinds.ts';
import type { VersionRecord } from '../memory/version-record.ts';

/** A part, its version, and `tried` or the kind of its failure. Nothing else leaves the device. */
export type Line = [part: string, version: string, what: string];

/** What the device has reported. */
export const reported = v.object({
  /** When it sent a report, in Unix seconds. */
  sent: v.number(),
  /** By part and version: when it last reported that the version was tried, failed by itself, and failed perhaps by the network. */
  of: v.record(v.string(), v.tuple([v.number(), v.number(), v.number()])),
});
export type Reported = v.InferOutput<typeof reported>;

const day = 24 * 3600;

/** The lines that are due at `now` (Unix seconds), each at most once a day, and what the device has reported once they are sent. */
export function dueLines(records: readonly VersionRecord[], before: Reported, now: number): [Line[], Reported] {
  const lines: Line[] = [];
  const of: Reported['of'] = {};
  for (const { part, version, ran = 0, last } of records) {
    const name = `${part} ${version}`;
    const times = (of[name] = [...(before.of[name] ?? [0, 0, 0])]);
    const addDue = (at: number, place: 0 | 1 | 2, what: string) => {
      const sent = times[place] > now ? 0 : times[place]; // a clock that was set back must not silence the device
      if (at <= sent || now - at >= day || now - sent < day) return;
      times[place] = now;
      lines.push([part, version, what]);
    };
    addDue(Math.max(ran, last?.at ?? 0), 0, 'tried');
    const isLoss = losses.some((kind) => kind === last?.kind);
    if (last?.kind !== undefined) addDue(last.at, isLoss ? 2 : 1, last.kind);
  }
  return [lines, { sent: now, of }];
}
