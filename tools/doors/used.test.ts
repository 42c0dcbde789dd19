import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hostApiOf } from './host-api.ts';
import { dated } from './record.ts';
import { byVersion, neededBy, usedIn } from './used.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'seguia-used-'));
  mkdirSync(path.join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const write = (file: string, text: string) => writeFileSync(path.join(folder, 'src', file), text);

test('counts names, props, members and tokens in the code that feature.ts leads to, not types or other files', () => {
  write('feature.ts', "export const screen = () => import('./Screen.tsx');");
  write(
    'Screen.tsx',
    `import { paths, type Plot, useReadings as useSaved } from '@seguia/shared/platform';
     import type { ButtonProps } from '@seguia/shared/ui';
     import { Button, Card } from '@seguia/shared/ui';
     import './screen.css';
     export const Screen = () => <Card title="a" {...{}}><Button onPress={() => useSaved({ plotId: paths.round() })} /></Card>;`,
  );
  write('screen.css', '.a { color: var(--text-2); }');
  write('Screen.stories.tsx', "import { Tabs } from '@seguia/shared/ui-dates';");
  expect([...usedIn(folder)].sort()).toEqual([
    '--text-2',
    'platform: paths',
    'platform: paths.round',
    'platform: useReadings',
    'platform: useReadings.plotId',
    'ui: Button',
    'ui: Button.onPress',
    'ui: Card',
    'ui: Card.title',
  ]);
});

test('a remote needs the doors of the newest name that it uses', () => {
  write('feature.ts', "import { Button } from '@seguia/shared/ui';\nButton;");
  expect(neededBy(folder)).toEqual({ version: '1.0', newest: ['ui: Button'] });
  write('feature.ts', "import { Button, useMedia } from '@seguia/shared/ui';\nButton; useMedia;");
  expect(neededBy(folder)).toEqual({ version: '1.9', newest: ['ui: useMedia'] });
  write('feature.ts', "import { Butten } from '@seguia/shared/ui';");
  expect(() => neededBy(folder)).toThrow('uses what no doors have: ui: Butten');
});

test('finds the range of a release in its code, which what the remote declares can only raise', () => {
  write('feature.ts', "import { Button, useMedia } from '@seguia/shared/ui';\nButton; useMedia;");
  expect(hostApiOf(folder)).toBe('^1.9.0');
  expect(hostApiOf(folder, '^1.8.0')).toBe('^1.9.0');
  expect(hostApiOf(folder, '^1.10.2')).toBe('^1.10.2');
  expect(hostApiOf(folder, '^2.0.0')).toBe('^2.0.0');
  write('feature.ts', "import { Button } from '@seguia/shared/ui';\nButton;");
  expect(hostApiOf(folder)).toBe('^1.0.0');
});

test('a remote needs the doors that first had its core of Module Federation', () => {
  write('feature.ts', "import { Button, useMedia } from '@seguia/shared/ui';\nButton; useMedia;");
  const cores = { '2.9.3': '1.36', '2.9.2': '1.0' };
  expect(hostApiOf(folder, undefined, '2.9.2', cores)).toBe('^1.9.0');
  expect(hostApiOf(folder, undefined, '2.9.3', cores)).toBe('^1.36.0');
  expect(hostApiOf(folder, '^1.20.0', '2.9.3', cores)).toBe('^1.36.0');
  expect(() => hostApiOf(folder, undefined, '2.10.0', cores)).toThrow('No doors have the core 2.10.0');
});

test('a name keeps the version in which it appeared, and a new one gets today’s', () => {
  const since = new Map([
    ['ui: Button', '1.0'],
    ['ui: Gone', '1.2'],
    ['ui: Chip', '1.9'],
  ]);
  expect(dated(since, ['ui: Card', 'ui: Button', 'ui: Chip'], '1.10.3')).toEqual({
    '1.0': ['ui: Button'],
    '1.9': ['ui: Chip'],
    '1.10': ['ui: Card'],
  });
  expect(['1.10', '1.9', '2.0'].toSorted(byVersion)).toEqual(['1.9', '1.10', '2.0']);
});
