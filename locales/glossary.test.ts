import { expect, test } from 'vitest';
import { locales } from '../shared/src/i18n/locales.ts';
import { glossaryFaults, textsOf } from './glossary.ts';

const faultsWith = (language: string, ...changed: [string, string][]) =>
  glossaryFaults(language, new Map([...textsOf(language), ...changed]));

test.each(locales.map(({ locale }) => locale))('in %s, texts have the words of growers', (language) => {
  expect(glossaryFaults(language)).toEqual([]);
});

test.each([
  ['another word than growers have', 'readings.field.totalDrained', 'Drained volume', /growers say "Total drained"/],
  ['a measure by the name of the other water', 'readings.measure.drainPh', 'Intake pH', /does not name its own water/],
  [
    'a new measure without its water',
    'readings.measure.drainTemperature',
    'Temperature',
    /does not name its own water/,
  ],
  ['one water for the other', 'campaigns.plot.percent', 'Intake %', /is about the drain in French/],
  ['a word that no other text has', 'campaigns.map.in', 'In band', /in whose place texts say "in target"/],
])('names %s', (_, id, words, fault) => {
  expect(faultsWith('en', [id, words])).toContainEqual(expect.stringMatching(fault));
});

test('names a word of the glossary that no text has', () => {
  const texts = new Map([...textsOf('en')].filter(([id]) => !id.endsWith('filter.variety')));
  expect(glossaryFaults('en', texts)).toContainEqual(expect.stringMatching(/no text has the id "filter.variety"/));
});
