// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { Icon } from './Icon.tsx';
import { type IconName, iconPaths } from './icon-paths.ts';

afterEach(cleanup);

test('every icon has lines', () => {
  for (const name of Object.keys(iconPaths) as IconName[])
    expect(
      render(<Icon name={name} />)
        .container.querySelector('path')
        ?.getAttribute('d'),
    ).toBe(iconPaths[name].d);
});

const classOf = (name: IconName) =>
  render(<Icon name={name} />)
    .container.querySelector('svg')
    ?.getAttribute('class');

test.each(['back', 'forward', 'history', 'undo', 'logout', 'skip', 'round', 'external'] as const)(
  'the icon "%s" has a direction, and is mirrored where text runs from right to left',
  (name) => {
    expect(classOf(name)).toMatch(/flip/);
  },
);

test.each(['check', 'close', 'edit', 'clock'] as const)('the icon "%s" is the same in every language', (name) => {
  expect(classOf(name)).not.toMatch(/flip/);
});

test('a mirror is in the style sheet for right to left, and nowhere else', () => {
  const css = readFileSync(path.join(import.meta.dirname, 'Icon.module.css'), 'utf8');
  const mirrors = [...css.matchAll(/([^{}]+)\{[^}]*transform: scaleX\(-1\);[^}]*\}/g)].map(([, selector]) =>
    selector?.trim(),
  );
  expect(mirrors).toEqual(["[dir='rtl'] .flip"]);
});
