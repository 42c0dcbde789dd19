import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { usableControls } from '../../.storybook/arg-types.ts';
import { colourMeanings } from '../../.storybook/pages/meanings.ts';
import { colourTokens, lengthTokens } from '../../.storybook/pages/read-tokens.ts';
import { lightColours } from '../../.storybook/theme.ts';

const tokens = readFileSync(path.resolve(import.meta.dirname, '../../shared/src/ui/styles/tokens.css'), 'utf8');
const colours = colourTokens(tokens);

test('the theme of the review room has the colours of the product', () => {
  const light = Object.fromEntries(colours.map(({ name, light }) => [name, light]));
  expect(light).toMatchObject(lightColours);
});

test('the page of colours shows the use of each colour, and its value in each theme', () => {
  expect(Object.keys(colourMeanings)).toEqual(colours.map(({ name }) => name));
  expect(colours).toContainEqual({ name: 'primary', light: '#0b5a6b', dark: '#6cc5d4', outdoor: '#003c49' });
  expect(colours).toContainEqual({ name: 'code-ink', light: '#000000', dark: '#000000', outdoor: '#000000' });
});

test('the page of sizes has the lengths of the kit', () => {
  const { size, space, radius, target } = lengthTokens(tokens);
  expect([size.length, space.length, radius.length, target.length]).toEqual([7, 7, 6, 2]);
  expect(target).toContainEqual(['target', '3.5rem']);
});

/** The control that a property of this type gets, and the words for its type. */
function controlOf(type: object, value?: unknown) {
  const { property } = usableControls({ argTypes: { property: { type } as never }, initialArgs: { property: value } });
  return [property?.control, property?.table?.type?.summary];
}

test('a property that may be left out has the control of its type', () => {
  expect(controlOf({ name: 'union', raw: 'string | undefined' })).toEqual([{ type: 'text' }, 'string']);
  expect(controlOf({ name: 'union', raw: 'boolean | undefined' })).toEqual([{ type: 'boolean' }, 'boolean']);
  expect(controlOf({ name: 'other', value: 'ReactNode' })).toEqual([{ type: 'text' }, 'ReactNode']);
  expect(controlOf({ name: 'union', raw: 'IconName | undefined' })).toEqual([{ type: 'select' }, 'IconName']);
});

test('what only code can give has no control', () => {
  const none = { disable: true };
  expect(controlOf({ name: 'union', raw: '(() => void) | undefined' })).toEqual([none, '(() => void)']);
  expect(controlOf({ name: 'other', value: 'ReactNode' }, { $$typeof: 'element' })).toEqual([none, 'ReactNode']);
});

test('a property of several types keeps what Storybook chooses', () => {
  expect(controlOf({ name: 'union', raw: 'string | number' })).toEqual([undefined, 'string | number']);
  expect(controlOf({ name: 'enum', value: ['a', 'b'] })).toEqual([undefined, 'a | b']);
});
