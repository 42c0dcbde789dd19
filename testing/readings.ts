import type { Reading, TargetBand } from '@seguia/openapi';
import { byMeasure } from '../shared/src/domain/readings/measures.ts';
import { completeBody } from '../shared/src/domain/readings/normalise-reading.ts';

/** A valid reading for tests and stories, with nothing measured; `overrides` has the fields that they are about. */
export const readingOf = (overrides: Partial<Reading> = {}): Reading => ({
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
  ...overrides,
});

/** A target band without limits, from 1 January 2026 on. */
export const bandOf = (overrides: Partial<TargetBand> = {}): TargetBand => ({
  id: 'b',
  plotId: 'p',
  cropTypeId: 't',
  from: '2026-01-01',
  to: null,
  ...byMeasure(() => ({ low: null, high: null })),
  updatedAt: 0,
  version: 1,
  ...overrides,
});
