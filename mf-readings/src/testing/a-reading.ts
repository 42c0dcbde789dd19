import type { DeviceReading } from '@seguia/shared/platform';
import { readingOf } from '@seguia/shared/testing/readings';

/** A reading as the device holds it; spread over it what a test is about. */
export const aReading = ({ state = 'sent', ...more }: Partial<DeviceReading> = {}): DeviceReading => ({
  ...readingOf(more),
  state,
});
