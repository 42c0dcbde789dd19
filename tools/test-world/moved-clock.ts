// Loaded before anything else into every Node process that a test run starts: tests' workers, and the servers that they start.
import { moveClock } from './move-clock.ts';

const ahead = Number(process.env['TEST_CLOCK_AHEAD']);
if (Number.isFinite(ahead)) moveClock(ahead);
