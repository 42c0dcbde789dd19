import * as v from 'valibot';
import { faults, losses } from '../../../shell/src/memory/failure-kinds.ts';
import { Refusal } from '../refusal.ts';

/** What a line of a report says that was found of a version. */
const findings = ['tried', ...faults, ...losses, 'fit'] as const;
export type Finding = (typeof findings)[number];

/** The largest report in bytes: thirty versions, each with three lines. */
export const largestReport = 8 * 1024;

const report = v.pipe(
  v.array(
    v.strictTuple([v.pipe(v.string(), v.maxLength(60)), v.pipe(v.string(), v.maxLength(80)), v.picklist(findings)]),
  ),
  v.minLength(1),
  v.maxLength(90),
);

/** Reads what a device sent. Throws a Refusal if it is no report. */
export function readReport(body: unknown): v.InferOutput<typeof report> {
  try {
    return v.parse(report, JSON.parse(String(body)));
  } catch {
    throw new Refusal(400, 'This is no report of versions');
  }
}
