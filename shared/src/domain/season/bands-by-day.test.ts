import { expect, test } from 'vitest';
import { bandOn } from '../bands.ts';
import { addDays, dayNumber } from '../farm-time.ts';
import { randomOf } from '../random.ts';
import { bandsByDay } from './bands-by-day.ts';

const first = '2026-01-01';
const days = { from: dayNumber(first), to: dayNumber(first) + 120 };

test('finds the band of each day as a single query does, whatever plantings and bands overlap', () => {
  const random = randomOf(5);
  const day = (from = 0) => addDays(first, from + Math.floor(random() * 120) - 20);
  const open = (from: string) => (random() < 0.3 ? null : addDays(from, Math.floor(random() * 60)));
  for (let farm = 0; farm < 40; farm++) {
    const crops = Array.from({ length: 4 }, () => {
      const from = day();
      return { cropTypeId: `variety ${Math.floor(random() * 3)}`, from, to: open(from) };
    });
    const bands = Array.from({ length: 8 }, (_, at) => {
      const from = day();
      const plotId = random() < 0.8 ? 'p' : 'other';
      return { id: at, plotId, cropTypeId: `variety ${Math.floor(random() * 3)}`, from, to: open(from) };
    });
    const plot = { id: 'p', crops };
    const single = Array.from({ length: 121 }, (_, at) => bandOn(bands, plot, addDays(first, at)));
    expect(bandsByDay(bands, plot, days)).toEqual(single);
  }
});
