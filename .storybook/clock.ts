import { moveClock } from '../tools/world/move-clock.ts';

/**
 * All stories happen at noon on their farm, on the day of the pictures, at whatever hour they are opened. It must be the preview's
 * first import: stories work out their dates as they are loaded.
 */
moveClock(Date.parse('2026-06-15T12:00:00+05:30') - Date.now());
