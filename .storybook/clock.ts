import { moveClock } from '../tools/test-world/move-clock.ts';

/**
 * In all stories it is noon on their farm, on the day of the pictures, at whatever hour they are opened. This must be the preview's first
 * import, because stories calculate their dates when they are loaded.
 */
moveClock(Date.parse('2026-06-15T12:00:00+05:30') - Date.now());
