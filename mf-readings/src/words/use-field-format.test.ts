import { expect, test } from 'vitest';
import { fieldOnWire } from '@seguia/shared/domain/readings/reading-fields';

test.each([
  ['intake_ec', 'intakeEc'],
  ['drain_percent', 'drainPercent'],
  ['intake_per_dripper', 'intakePerDripper'],
  ['plot_id', 'plotId'],
  ['note', 'note'],
  ['entryType', 'entryType'],
  ['created_by', undefined],
  ['', undefined],
])('maps the wire’s %s to %s', (name, field) => {
  expect(fieldOnWire(name)).toBe(field);
});
