import type { DeviceReading } from '@seguia/shared/platform';
import { readingOf } from '@seguia/testing/readings';

/** A reading as the device holds it, with the fields that a test is about in place of the defaults. */
export const aReading = ({ state = 'sent', ...more }: Partial<DeviceReading> = {}): DeviceReading => ({
  ...readingOf(more),
  state,
});
