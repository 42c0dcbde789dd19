// When and where tests happen: never at the hour and in the zone of the machine that runs them.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The machine's zone in tests. The farms' is another (Asia/Kolkata, and those of the demo), and neither is UTC: a line that takes one
 * for the other shows another hour, and at the tests' hour another day.
 */
const machineZone = 'America/Los_Angeles';

/** The phone's zone, where a browser is one. */
export const phoneZone = 'Asia/Tokyo';

/** Half past one in the morning of a farm in India: the day before at the machine and in UTC. TEST_NOW names another instant. */
const instant = process.env['TEST_NOW'] ?? '2026-08-20T20:00:00Z';

/**
 * Sets zone and clock of the processes that this one starts from now on. The clock ticks on from the tests' instant. They share the code that Node
 * has compiled: a data server is started a hundred times.
 */
export function enterTestWorld(): void {
  process.env['TZ'] = machineZone;
  process.env['NODE_COMPILE_CACHE'] ??= path.join(import.meta.dirname, '../../.cache/compiled');
  if (process.env['TEST_CLOCK_AHEAD']) return; // an own process of a run that is under way
  process.env['TEST_CLOCK_AHEAD'] = String(Date.parse(instant) - Date.now());
  const first = pathToFileURL(path.join(import.meta.dirname, 'moved-clock.ts')).href;
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import=${first}`.trim();
}
