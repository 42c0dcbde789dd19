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

test('one with a play, or that may take one over, does not', () => {
  expect(names("export const Dark: Story = { globals: { theme: 'dark' }, play: open };")).toEqual([]);
  expect(names("export const Dark: Story = { globals: { theme: 'dark' }, async play() {} };")).toEqual([]);
  expect(names("export const Dark: Story = { ...Open, globals: { theme: 'dark' } };")).toEqual([]);
});

test('it gets its tag beside those that it has', () => {
  expect(withTag("export const Dark: Story = { globals: { theme: 'dark' } };")).toBe(
    "export const Dark: Story = { tags: ['look'], globals: { theme: 'dark' } };",
  );
  expect(withTag("export const Wide: Story = { tags: ['plays-anywhere'], globals: desktop };")).toBe(
    "export const Wide: Story = { tags: ['look', 'plays-anywhere'], globals: desktop };",
  );
});

test('in a file whose stories all have a play, none only looks', () => {
  expect(
    names('const meta = { play: open } satisfies Meta;\nexport const Dark: Story = { globals: desktop };'),
  ).toEqual([]);
});

test('of the real stories, those from right to left and in the dark look, and those that are played do not', () => {
  const of = (file: string) => names(readFileSync(path.join(root, file), 'utf8'));
  expect(of('shared/src/ui/buttons/Button.stories.tsx')).toEqual(['RightToLeft']);
  const latest = of('mf-readings/src/last/Latest.stories.tsx');
  expect(latest).toContain('LongTexts');
  expect(latest).not.toContain('RightToLeft');
});
