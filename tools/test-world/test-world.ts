// The time and zone of tests, which never depend on the machine that runs them.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The machine's zone in tests. The farms have others (Asia/Kolkata, and those of the demo), and none is UTC: code that confuses two of them
 * shows another hour, and at the tests' hour another day.
 */
const machineZone = 'America/Los_Angeles';

/** The phone's zone, in tests with a browser. */
export const phoneZone = 'Asia/Tokyo';

/** Half past one in the morning on a farm in India: the day before for the machine and in UTC. TEST_NOW names another instant. */
const instant = process.env['TEST_NOW'] ?? '2026-08-20T20:00:00Z';

/**
 * Sets zone and clock for the processes that this one starts from now on. The clock runs on from the tests' instant. The processes share
 * the code that Node has compiled, because a data server is started a hundred times.
 */
export function enterTestWorld(): void {
  process.env['TZ'] = machineZone;
  process.env['NODE_COMPILE_CACHE'] ??= path.join(import.meta.dirname, '../../.cache/compiled');
  if (process.env['TEST_CLOCK_AHEAD']) return; // a process of a test run that is under way
  process.env['TEST_CLOCK_AHEAD'] = String(Date.parse(instant) - Date.now());
  const first = pathToFileURL(path.join(import.meta.dirname, 'moved-clock.ts')).href;
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import=${first}`.trim();
}
