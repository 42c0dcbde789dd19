import { expect, test } from 'vitest';
import { isNamed, marksOf } from './marks.ts';

// The sample marks begin with @, so that they are no marks of this file.
const titles = (text: string) =>
  marksOf('a.test.ts', text.replaceAll('@', '//')).map(({ section, rule, title }) => [section, rule, title]);

test('a mark names the test, the group, the case or the story below it', () => {
  expect(
    titles(`
@ Specification 2: a rule
@ Specification 5: another
test('says it', () => undefined);
@ Specification 3: of a group
describe('a reading', () => {
  test.each([
    @ Specification 4: of a case
    ['it’s "there"', 1],
  ])('%s', () => undefined);
});
@ Specification 8: of a story
export const ReleaseToRefresh: Story = {};
`),
  ).toEqual([
    [2, 'a rule', 'says it'],
    [5, 'another', 'says it'],
    [3, 'of a group', 'a reading'],
    [4, 'of a case', 'it’s "there"'],
    [8, 'of a story', 'Release To Refresh'],
  ]);
});

test('the title of a table of tests is behind the table', () => {
  expect(titles("@ Specification 1: x\ntest.each([\n  ['a', 1],\n] as const)(\n  'says %s', () => 1);")).toEqual([
    [1, 'x', 'says %s'],
  ]);
  expect(titles("@ Specification 1: x\nfor (const a of ['b']) test(`says ${a}`, () => 1);")).toEqual([
    [1, 'x', 'says ${a}'],
  ]);
});

test('a mark without anything below it is refused', () => {
  expect(() => titles('@ Specification 1: x\n')).toThrow('a.test.ts: nothing below');
});

test.each([
  ['a group says 5 of x', 'says %s of ${y}', true],
  ['says 5', 'says $px.left', true],
  ['a (b)', 'a (b)', true],
  ['ab', 'a (b)', false],
])('“%s” has the title “%s”: %s', (name, title, expected) => {
  expect(isNamed(name, title)).toBe(expected);
});
