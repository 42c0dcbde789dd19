import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { looksIn, withTag } from '../../.storybook/looks.ts';

const root = path.resolve(import.meta.dirname, '../..');
const names = (code: string) => looksIn(code).map(({ name }) => name);

test('a story with a language, theme or screen of its own and without a play only looks', () => {
  expect(names("export const Dark: Story = { globals: { theme: 'dark' } };")).toEqual(['Dark']);
  expect(names("export const Dark = { globals: { theme: 'dark' } } satisfies Story;")).toEqual(['Dark']);
  expect(names('export const Plain: Story = { args: { size: 2 } };')).toEqual([]);
});

test('a story with a play, or with one that it may inherit, does not only look', () => {
  expect(names("export const Dark: Story = { globals: { theme: 'dark' }, play: open };")).toEqual([]);
  expect(names("export const Dark: Story = { globals: { theme: 'dark' }, async play() {} };")).toEqual([]);
  expect(names("export const Dark: Story = { ...Open, globals: { theme: 'dark' } };")).toEqual([]);
});

test('adds its tag to those that a story has', () => {
  expect(withTag("export const Dark: Story = { globals: { theme: 'dark' } };")).toBe(
    "export const Dark: Story = { tags: ['look'], globals: { theme: 'dark' } };",
  );
  expect(withTag("export const Wide: Story = { tags: ['plays-anywhere'], globals: desktop };")).toBe(
    "export const Wide: Story = { tags: ['look', 'plays-anywhere'], globals: desktop };",
  );
});

test('finds no looks in a file whose stories all have a play', () => {
  expect(
    names('const meta = { play: open } satisfies Meta;\nexport const Dark: Story = { globals: desktop };'),
  ).toEqual([]);
});

test('finds that real stories from right to left and dark ones only look, and played ones do not', () => {
  const of = (file: string) => names(readFileSync(path.join(root, file), 'utf8'));
  expect(of('shared/src/ui/buttons/Button.stories.tsx')).toEqual(['RightToLeft']);
  const latest = of('mf-readings/src/last/Latest.stories.tsx');
  expect(latest).toContain('LongTexts');
  expect(latest).not.toContain('RightToLeft');
});
