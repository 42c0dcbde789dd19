import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sourceFaults } from './faults.ts';
import { reachesOf } from './reach.ts';

const texts = (css: string, kind: 'source' | 'built' = 'built') =>
  reachesOf('mf-stock', css, kind).map(({ text }) => text);
const needsClass = 'a selector needs a class of your own, which it chooses or below which it chooses';

describe('refuses a rule that could style what others draw', () => {
  test.each([
    '* { all: unset }',
    'h1 { color: red }',
    ':root { color: red }',
    'html, body { margin: 0 }',
    '[class] { color: red }',
    '::selection { color: red }',
    ':root:has(.own) { color: red }',
    ':not(.own) { color: red }',
    ':is(.own, h1) { color: red }',
    '.own, h1 { color: red }',
    '.own + * { color: red }',
    '.own ~ nav a { color: red }',
    'body.own { color: red }',
    'html.own h1 { color: red }',
    '@media print { nav { display: none } }',
    '@layer { h1 { color: red } }',
    '@supports (color: red) { @container (width > 1px) { h1 { color: red } } }',
    '.own { & + h1 { color: red } }',
  ])('%s', (css) => {
    expect(texts(css)).toEqual([needsClass]);
  });

  test.each([':global(.card) { color: red }', ':global(.nav) h1 { color: red }'])('in a CSS module: %s', (css) => {
    expect(texts(css, 'source')).toEqual([needsClass]);
  });

  test.each([
    ['@property --text { syntax: "*"; inherits: false }', '@property reaches the whole page'],
    ['@page { size: landscape }', '@page reaches the whole page'],
    ['@counter-style disc { system: cyclic; symbols: "x" }', '@counter-style reaches the whole page'],
    ['@import "https://elsewhere.example/x.css";', '@import reaches the whole page'],
    ['@view-transition { navigation: auto }', '@view-transition reaches the whole page'],
    ['@unheard-of { .own { color: red } }', '@unheard-of reaches the whole page'],
    ['@layer base;', 'the layer base may be another part’s: begin its name with mf-stock'],
    ['@layer base { .own { color: red } }', 'the layer base may be another part’s: begin its name with mf-stock'],
    [
      '@font-face { font-family: "Seguia Sans"; src: url(x.woff2) }',
      'the font “Seguia Sans” may be another part’s: begin its name with mf-stock',
    ],
    [
      '@font-face { font-family: Arial; src: url(x.woff2) }',
      'the font “Arial” may be another part’s: begin its name with mf-stock',
    ],
    ['.own { --text: red }', '--text is a custom property of the kit: cards of others inside would take it over'],
    [
      '.own { @media print { --text: red !important } }',
      '--text is a custom property of the kit: cards of others inside would take it over',
    ],
    ['@scope (h1) { .own { color: red } }', '@scope without a class of your own'],
  ])('%s', (css, text) => {
    expect(texts(css)).toEqual([text]);
  });
});

test.each([
  '.own { all: unset }',
  '#own::before { content: "x" }',
  '.own h1, .own > svg, .own > * + * { color: red }',
  'html[dir=rtl] .own { color: red }',
  ':root[data-theme=dark] .own li:has(a) { color: red }',
  ':is(.own, .other) > a { color: red }',
  '.own:is(h1, h2) { color: red }',
  '.own { &:hover { color: red } h1 { color: red } @media print { display: none } }',
  '.own { --stock-gap: 1px; color: var(--text) }',
  '@keyframes turn { from { rotate: 0deg } }',
  '@layer mf-stock, mf-stock.base; @layer mf-stock { .own { color: red } } @layer { .own { color: red } }',
  '@font-face { font-family: "mf-stock Digits"; src: url(x.woff2) }',
  '@scope (.own) { h1 { color: red } }',
])('accepts a rule that stays inside: %s', (css) => {
  expect(texts(css)).toEqual([]);
});

test('accepts in a CSS module composes, and plain names below a class', () => {
  expect(texts('.own { composes: other } .own :global(.map-pane) { color: red }', 'source')).toEqual([]);
});

test('refuses an unreadable style sheet, and names the place', () => {
  expect(reachesOf('mf-stock', '.own { color: red }\n.own } {', 'built')).toMatchObject([
    { line: 2, text: expect.stringContaining('cannot be read') as string },
  ]);
});

test('names file and line of a fault in the sources, and the file of a sheet that is no module', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'seguia-reach-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'mf-stock/src/list'), { recursive: true });
  writeFileSync(
    path.join(folder, 'mf-stock/src/list/List.module.css'),
    '.own {\n  color: red;\n}\n\nh1 {\n  color: red;\n}\n',
  );
  writeFileSync(path.join(folder, 'mf-stock/src/reset.css'), '.own { color: red }');
  expect(sourceFaults('mf-stock', folder)).toEqual([
    `mf-stock/src/list/List.module.css:5: ${needsClass}`,
    'mf-stock/src/reset.css:1: only a CSS module keeps its classes to its own remote: name the file ….module.css',
  ]);
});
