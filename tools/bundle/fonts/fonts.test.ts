import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import onlyDeclared from './only-declared.ts';
import subset from './subset.ts';
import { charactersOf } from './unicode-range.ts';

const require = createRequire(import.meta.resolve('../../../shared/package.json'));
const latin =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

test('a range of characters has its first and its last one', () => {
  expect(charactersOf('U+0041-0043, U+E9,U+20AC')).toBe('ABCé€');
});

test('a face asks for its own characters and weights', () => {
  const css = onlyDeclared(
    "@font-face { src: url('a.woff2?more') format('woff2'); font-weight: 400 700; unicode-range:\n  U+41-43,\n  U+E9; }",
  );
  expect(css).toContain("url('a.woff2?label=more&range=U%2B41-43%2CU%2BE9&weight=400-700') format('woff2')");
});

test('a face without a range of characters is refused', () => {
  expect(() => onlyDeclared("@font-face { src: url('a.woff2'); font-weight: 400 700; }")).toThrow(
    'without unicode-range',
  );
});

test('a font with fewer characters or weights is smaller', async () => {
  const whole = readFileSync(require.resolve(latin));
  const part = (query: string) => subset.call({ resourceQuery: `?${query}` }, whole);
  const letters = await part('range=U%2B61-7A&weight=400-700');
  expect(letters.subarray(0, 4).toString()).toBe('wOF2');
  const [all, bold] = await Promise.all([
    part('range=U%2B20-7E&weight=400-700'),
    part('range=U%2B61-7A&weight=200-800'),
  ]);
  expect(letters.length).toBeLessThan(all.length);
  expect(letters.length).toBeLessThan(bold.length);
  expect(all.length).toBeLessThan(whole.length / 2);
});

test('the Latin letters of a family are in one file each, and both families have the same', () => {
  const css = readFileSync(require.resolve('./src/ui/styles/fonts.css'), 'utf8');
  const faces = [
    ...css.matchAll(/font-family: '([^']+)';\s*src: url\('[^']*-latin-wght[^']*'\)[^}]*unicode-range:([^;]+);/g),
  ];
  const charactersIn = (family: string) =>
    faces
      .filter(([, name, range]) => name === family && range !== ' U+00B5')
      .flatMap(([, , range = '']) => Array.from(charactersOf(range)));
  const usual = charactersIn('Seguia Sans');
  expect(usual.length).toBeGreaterThan(200);
  expect(new Set(usual).size).toBe(usual.length);
  expect(charactersIn('Seguia Sans Outdoor').toSorted()).toEqual(usual.toSorted());
});
