import { expect, test } from 'vitest';
import { checkNewPlanting, checkPlanting, plantingId, plantingOfId } from './planting-rules.ts';

const from = '2026-07-20';

test('accepts dates in the order of a plant’s life, also future and missing ones', () => {
  expect(checkPlanting({ from })).toEqual([]);
  const whole = { firstFlower: '2026-08-19', firstHarvest: '2026-10-04', topped: '2099-04-01', to: '2099-05-31' };
  expect(checkPlanting({ from, ...whole })).toEqual([]);
  expect(checkPlanting({ from, firstFlower: from, firstHarvest: from, topped: from, to: from })).toEqual([]);
  expect(checkPlanting({ from, firstFlower: null, firstHarvest: null, topped: null, to: null })).toEqual([]);
});

test('topping may come before the first harvest', () => {
  expect(checkPlanting({ from, firstHarvest: '2026-10-04', topped: '2026-09-20' })).toEqual([]);
});

test.each([
  [{ to: '2026-07-19' }, 'to', 'before_planting'],
  [{ to: '2026-02-30' }, 'to', 'date_invalid'],
  [{ firstFlower: '2026-07-19' }, 'firstFlower', 'before_planting'],
  [{ firstFlower: 'soon' }, 'firstFlower', 'date_invalid'],
  [{ to: '2026-10-01', topped: '2026-10-02' }, 'topped', 'after_end'],
  [{ firstFlower: '2026-10-02', firstHarvest: '2026-10-01' }, 'firstHarvest', 'harvest_before_flower'],
])('refuses %o', (dates, field, code) => {
  expect(checkPlanting({ from, ...dates })).toEqual([{ field, code }]);
});

test('a planting ends before the same variety is planted there again', () => {
  const later = ['2027-07-20'];
  expect(checkPlanting({ from, to: null }, later)).toEqual([{ field: 'to', code: 'planting_overlaps' }]);
  expect(checkPlanting({ from, to: '2027-07-20' }, later)).toEqual([{ field: 'to', code: 'planting_overlaps' }]);
  expect(checkPlanting({ from, to: '2027-07-19' }, later)).toEqual([]);
  expect(checkPlanting({ from, to: null }, ['2025-07-20'])).toEqual([]);
});

test('a variety is planted after its end, before its next planting, and beside others', () => {
  const [before, after] = [
    { from: '2025-07-20', to: '2026-06-30' },
    { from: '2027-07-20', to: null },
  ];
  expect(checkNewPlanting({ from, to: '2027-07-19' }, [before, after])).toEqual([]);
  expect(checkNewPlanting({ from })).toEqual([]);
  expect(checkNewPlanting({ from: '2026-06-30', to: '2026-12-31' }, [before])).toEqual([
    { field: 'from', code: 'planting_overlaps' },
  ]);
  expect(checkNewPlanting({ from }, [{ from: '2025-07-20', to: null }])).toMatchObject([{ field: 'from' }]);
  expect(checkNewPlanting({ from }, [{ from, to: null }])).toMatchObject([{ field: 'from' }]);
  expect(checkNewPlanting({ from }, [after])).toEqual([{ field: 'to', code: 'planting_overlaps' }]);
  expect(checkNewPlanting({ from: '' }, [before])).toEqual([{ field: 'from', code: 'date_invalid' }]);
});

test('a planting has one id, which names its plot, variety and day', () => {
  const key = { plotId: 'p', cropTypeId: 'c', from };
  expect(plantingId(key)).toBe('p.c.2026-07-20');
  expect(plantingOfId('p.c.2026-07-20')).toEqual(key);
  expect(['p.c', 'p.c.2026-02-30', 'p.c.2026-07-20.x', '.c.2026-07-20', ''].map(plantingOfId)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});
