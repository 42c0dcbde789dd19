import { describe, expect, test } from 'vitest';
import { campaignCrops, isOfCrop } from './campaign-crops.ts';

const planting = (cropName: string, from = '2026-01-01', to: string | null = null) => ({
  cropId: cropName.toLowerCase(),
  cropName,
  from,
  to,
});
const plot = (id: string, ...crops: ReturnType<typeof planting>[]) => ({ id, crops });
const farm = [
  plot('1', planting('Rose')),
  plot('2', planting('Tomate')),
  plot('3', planting('Tomate'), planting('Tomate', '2025-01-01', '2025-12-31')),
  plot('4', planting('Melon', '2025-01-01', '2025-12-31')),
  plot('5'),
];
const summer = (name = 'Été') => ({ name, startDate: '2026-05-01', endDate: '2026-08-31' });
const cropsOf = (name?: string) => campaignCrops(summer(name), farm).map((crop) => `${crop.name} ${crop.plots}`);

describe('a campaign is about', () => {
  test('the crops in its plots on its days, those of most plots first', () => {
    expect(cropsOf()).toEqual(['Tomate 2', 'Rose 1']);
    expect(campaignCrops({ ...summer(), startDate: '2025-12-31' }, farm).map(({ name }) => name)).toContain('Melon');
    expect(campaignCrops(summer(), [plot('5')])).toEqual([]);
  });

  test('crops that are planted by its last day, not the day after', () => {
    const plots = [plot('1', planting('Melon', '2026-08-31')), plot('2', planting('Rose', '2026-09-01'))];
    expect(campaignCrops(summer(), plots).map(({ name }) => name)).toEqual(['Melon']);
  });

  test.each([
    ['Tomate 2025–2026', ['Tomate 2']],
    ['TOMATES, serre', ['Tomate 2']],
    ['roses et tomates', ['Tomate 2', 'Rose 1']],
    ['Rosé', ['Rose 1']],
    ['Roseraie', ['Tomate 2', 'Rose 1']],
    ['Melon 2026', ['Tomate 2', 'Rose 1']],
  ])('the crop in its name, if that grew there: %s', (name, expected) => {
    expect(cropsOf(name)).toEqual(expected);
  });

  test('a crop of several words, or written in Arabic', () => {
    const plots = [plot('1', planting('Piment doux')), plot('2', planting('طماطم')), plot('3', planting('Piment'))];
    const named = (name: string) => campaignCrops(summer(name), plots).map((crop) => crop.name);
    expect(named('Piment doux 2026')).toEqual(['Piment doux', 'Piment']);
    expect(named('موسم طماطم')).toEqual(['طماطم']);
  });
});

test('a plot is of a crop that grew in it on the campaign’s days, and of any if nothing is known of it', () => {
  const of = (cropId: string) => farm.filter((candidate) => isOfCrop(summer(), candidate, cropId)).map(({ id }) => id);
  expect(of('tomate')).toEqual(['2', '3', '4', '5']);
  expect(of('rose')).toEqual(['1', '4', '5']);
});
