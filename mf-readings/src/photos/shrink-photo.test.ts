import { expect, test } from 'vitest';
import { fitting } from './shrink-photo.ts';

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 900, 1600, 900],
  [800, 600, 800, 600],
  [20_000, 3, 1600, 1],
])('a picture of %d × %d is stored as %d × %d', (width, height, toWidth, toHeight) => {
  expect(fitting(width, height)).toEqual({ width: toWidth, height: toHeight });
});
