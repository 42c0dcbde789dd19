// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WeekPicture } from './WeekPicture.tsx';

const name = 'Grande serre du nord, tomates cerises en grappe, rangs impairs, côté du bassin';

const textsOf = (kind: string) => {
  const line = { id: 'p', name, value: '2,92 mS/cm', note: 'Rien à signaler.', state: null, band: null, leastSpan: 1 };
  const facts = `14–20 août 2026 · ${name} · Tomate Cœur de bœuf`;
  const { container } = render(
    <WeekPicture title={name} facts={facts} sentence="" dir="ltr" lines={[{ ...line, days: [2.9, 3] }]} />,
  );
  return [...container.querySelectorAll(`text[class*=${kind}]`)].map((text) => text.textContent);
};

test.each([
  ['title', 34],
  ['facts', 60],
  ['name', 26],
])('nothing of a long %s leaves the picture or lies on the line of the week', (kind, most) => {
  const texts = textsOf(kind);
  expect(texts.join(' ')).toContain(name);
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(most);
});
