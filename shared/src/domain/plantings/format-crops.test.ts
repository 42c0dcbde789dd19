import { expect, test } from 'vitest';
import { formatCrops } from './format-crops.ts';

const crop = (cropName: string, cropTypeName: string) => ({ cropName, cropTypeName });

test('several plantings are joined by a comma', () => {
  expect(formatCrops([crop('Tomate', 'Torry'), crop('Tomate', 'Sigma')])).toBe('Tomate Torry, Tomate Sigma');
  expect(formatCrops([])).toBe('');
});

test('names in Arabic are joined by the Arabic comma', () => {
  expect(formatCrops([crop('طماطم', 'توري'), crop('طماطم', 'Sigma')])).toBe('طماطم توري، طماطم Sigma');
});
