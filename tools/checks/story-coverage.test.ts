import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { missingStories } from './story-coverage.ts';
import { states } from './story-states.ts';

const stories = (head: string, names: readonly string[]) =>
  [head, ...names.map((name) => `export const ${name}: Story = {};`)].join('\n');
const list = "const meta = { component: List, parameters: { route: '/app/list/:id' } };";

/** A small project that has all its stories. */
const complete: Record<string, string> = {
  'shared/src/ui.ts': "export { Button, type ButtonProps } from './ui/buttons/Button.tsx';",
  'shared/src/ui-dates.ts': "export { DateField } from './ui/dates/DateField.tsx';",
  'shared/src/ui/buttons/Button.tsx': 'export interface ButtonProps {\n  busy?: boolean | undefined;\n}\n',
  'shared/src/ui/dates/DateField.tsx': 'export interface DateFieldProps extends PickerBase {\n  value: string;\n}\n',
  'shared/src/ui/buttons/Button.stories.tsx': stories(
    "const meta = { tags: ['autodocs'], component: Button, args: { busy: true } };",
    ['Playground'],
  ),
  'shared/src/ui/overview/Looks.stories.tsx': 'render: () => <DateField error="Choose a day" disabled />',
  'mf-x/src/feature.ts': "routes: [{ path: '/app/list/:id', Component: List }]",
  'mf-x/src/List.stories.tsx': stories(list, ['Main', ...states]),
  'shell/src/errors/Broken.tsx': 'export function Broken() {}',
  'shell/src/errors/Broken.stories.tsx': 'const meta = { component: Broken };',
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'seguia-stories-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Returns what is missing in the small project after some of its files were changed. */
function missing(changed: Record<string, string> = {}, exemptions = {}, ofOthers = {}): string[] {
  for (const [file, text] of Object.entries({ ...complete, ...changed })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return missingStories(root, { 'mf-x': exemptions, ...ofOthers });
}

const screen = 'mf-x/src/List.stories.tsx';

test('reports nothing if everything has a story', () => {
  expect(missing()).toEqual([]);
});

test('names a component that a door exports and no story shows', () => {
  expect(missing({ 'shared/src/ui/buttons/Button.stories.tsx': '' })).toEqual([
    'ui.ts exports Button, which no story in shared/src/ui shows',
  ]);
});

test('names a part of the kit without a docs page, or without a story to change there', () => {
  const file = 'shared/src/ui/buttons/Button.stories.tsx';
  const fault = `${file} has no docs page (tag autodocs) whose first story, Playground, people can change`;
  expect(missing({ [file]: stories("tags: ['autodocs'], component: Button, busy", ['Busy']) })).toEqual([fault]);
  expect(missing({ [file]: stories('component: Button, busy', ['Playground']) })).toEqual([fault]);
});

test('names a state of a component that no story shows', () => {
  expect(
    missing({
      'shared/src/ui/buttons/Button.stories.tsx': stories("tags: ['autodocs'], component: Button", ['Playground']),
      'shared/src/ui/overview/Looks.stories.tsx': '<DateField error="x" />',
    }),
  ).toEqual([
    'Button of ui.ts can be given "busy", which no story of it shows',
    'DateField of ui-dates.ts can be given "disabled", which no story of it shows',
  ]);
});

test('names a routed screen without stories', () => {
  expect(missing({ [screen]: stories("path: '/app/list'", states) })).toEqual([
    "mf-x: no stories file says that it is at '/app/list/:id' (parameters.route)",
  ]);
});

test.each(states)('names a routed screen without a story of %s', (state) => {
  const others = states.filter((name) => name !== state);
  expect(missing({ [screen]: stories(list, [...others, `Not${state}`, `${state}ish`]) })).toEqual([
    `${screen}: /app/list/:id has no story ${state}`,
  ]);
});

test('accepts a longer name, and does not ask for a state that a screen cannot have', () => {
  const text = stories(list, ['OfflineNothingKept', ...states.filter((state) => !/^(Offline|Empty)$/.test(state))]);
  expect(missing({ [screen]: text }, { '/app/list/:id': { Empty: 'it begins with one' } })).toEqual([]);
});

test('names an exemption that is no longer true', () => {
  expect(missing({}, { '/app/list/:id': { Empty: 'it begins with one' }, '/gone': {} })).toEqual([
    `${screen}: /app/list/:id has a story Empty, which "withoutStates" says cannot be`,
    'withoutStates of mf-x/package.json speaks of /gone, which it does not serve',
  ]);
});

test('a card for a screen of another part needs its stories as a screen does', () => {
  const feature =
    "routes: [{ path: '/app/list/:id', Component: List }], cards: { plot: async () => ({ Card: Newest }) }";
  const cardStories = (names: readonly string[]) => stories("const meta = { parameters: { slot: 'plot' } };", names);
  const file = 'mf-x/src/Newest.stories.tsx';
  expect(missing({ 'mf-x/src/feature.ts': feature })).toEqual([
    "mf-x: no stories file says that it is at 'plot' (parameters.slot)",
  ]);
  const others = states.filter((state) => state !== 'Offline');
  expect(missing({ 'mf-x/src/feature.ts': feature, [file]: cardStories(others) })).toEqual([
    `${file}: card plot has no story Offline`,
  ]);
  const withCard = { 'mf-x/src/feature.ts': feature, [file]: cardStories(others) };
  expect(missing(withCard, { 'card plot': { Offline: 'it needs none' } })).toEqual([]);
});

test('two remotes with a card for one slot have each their own exemptions', () => {
  const cards = 'cards: { plot: async () => ({ Card: Newest }) }';
  const ofSlot = (names: readonly string[]) => stories("const meta = { parameters: { slot: 'plot' } };", names);
  const without = (state: string) => states.filter((name) => name !== state);
  const changed = {
    'mf-x/src/feature.ts': `${complete['mf-x/src/feature.ts']}, ${cards}`,
    'mf-x/src/Newest.stories.tsx': ofSlot(without('Empty')),
    'mf-y/src/feature.ts': cards,
    'mf-y/src/Newest.stories.tsx': ofSlot(without('Loading')),
  };
  const ofY = { 'mf-y': { 'card plot': { Loading: 'it loads nothing' } } };
  expect(missing(changed, { 'card plot': { Empty: 'it is never empty' } }, ofY)).toEqual([]);
  expect(missing(changed, {}, ofY)).toEqual(['mf-x/src/Newest.stories.tsx: card plot has no story Empty']);
});

test('names a part of the shell without a story', () => {
  expect(missing({ 'shell/src/errors/Broken.stories.tsx': '' })).toEqual(['shell: no story shows Broken']);
});
