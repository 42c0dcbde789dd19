import { completeBody } from '@seguia/shared/domain/readings/normalise-reading';
import type { DeviceReading } from '@seguia/shared/platform';

/** A valid reading for tests and stories; spread over it what they are about. */
export const aReading = (more: Partial<DeviceReading> = {}): DeviceReading => ({
  id: '0199a000-0000-7000-8000-00000000a001',
  farmerId: '0199a000-0000-7000-8000-0000000000f1',
  ...completeBody({
    plotId: '0199a000-0000-7000-8000-00000000b001',
    date: '2026-03-01',
    time: '09:12',
    entryType: 'value',
  }),
  timestamp: 1_772_352_720,
  createdBy: { id: '0199a000-0000-7000-8000-000000000001', firstname: 'Amina', lastname: 'El Fassi' },
  createdAt: 1_772_352_720,
  updatedAt: 1_772_352_720,
  version: 1,
  state: 'sent',
  ...more,
});
