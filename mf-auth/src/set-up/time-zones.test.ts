import { expect, test } from 'vitest';
import { zoneChoices } from './time-zones.ts';

test('zones are found by their town, the device’s own first and once', () => {
  const choices = zoneChoices('Africa/Casablanca');
  expect(choices[0]).toEqual({ id: 'Africa/Casablanca', label: 'Casablanca (Africa)' });
  expect(choices.filter(({ id }) => id === 'Africa/Casablanca')).toHaveLength(1);
  expect(choices.length).toBeGreaterThan(300);
  expect(zoneChoices('America/Argentina/Buenos_Aires')[0]?.label).toBe('Argentina, Buenos Aires (America)');
  expect(zoneChoices('UTC')[0]).toEqual({ id: 'UTC', label: 'UTC' });
});
