// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pictureWidth } from './picture-places.ts';
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
])('no part of a long %s leaves the picture or covers the line of the week', (kind, most) => {
  const texts = textsOf(kind);
  expect(texts.join(' ')).toContain(name);
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(most);
});

/** Where the parts of a line are: from the left edge in px, and the width of the week. */
function placesIn(dir: 'ltr' | 'rtl') {
  const line = { id: 'p', name: 'S1', value: '2,92', note: 'Bien.', state: 'above' as const, leastSpan: 1 };
  const lines = [{ ...line, days: [2.9, 3], band: { low: 2, high: 3 } }];
  const { container } = render(<WeekPicture title="T" facts="F" sentence="S" dir={dir} lines={lines} />);
  const at = (kind: string) => Number(container.querySelector(`text[class*=${kind}]`)?.getAttribute('x'));
  const [mark, week] = [...container.querySelectorAll('[transform]')].map((moved) => {
    const [, x, scale] = /translate\(([\d.]+) .*scale\(([\d.]+)/.exec(moved.getAttribute('transform') ?? '') ?? [];
    return { start: Number(x), width: Number(scale) * (moved.tagName === 'g' ? 100 : 18) };
  });
  const value = container.querySelector('text[direction=ltr]');
  const texts = { title: at('title'), name: at('name'), note: at('note') };
  return {
    texts,
    mark: mark!,
    week: week!,
    value: [Number(value?.getAttribute('x')), value?.getAttribute('text-anchor')],
  };
}

test('the start in French is the other edge in Arabic, and the figure is opposite', () => {
  const [french, arabic] = [placesIn('ltr'), placesIn('rtl')];
  const turned = Object.entries(french.texts).map(([name, x]) => [name, pictureWidth - x]);
  expect(arabic.texts).toEqual(Object.fromEntries(turned));
  expect([french.value[1], arabic.value]).toEqual(['end', [pictureWidth - Number(french.value[0]), 'start']]);
  expect(arabic.week).toEqual({ ...french.week, start: pictureWidth - french.week.start - french.week.width });
  expect(arabic.mark.start).toBeGreaterThan(arabic.texts.name);
  expect(french.mark.start).toBeLessThan(french.texts.name);
});

test('a picture is read out as sentences, without the comma of another script', () => {
  const { container } = render(
    <WeekPicture title="أسبوع البيت 1" facts="14–20 غشت" sentence="لا شيء." dir="rtl" lines={[]} />,
  );
  expect(container.querySelector('svg')?.getAttribute('aria-label')).toBe('أسبوع البيت 1. 14–20 غشت. لا شيء.');
});
