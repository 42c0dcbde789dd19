import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
/** Files that have a reason for their own values. */
const apart: Record<string, string> = {
  'mf-campaigns/src/graph/drawing/paint-picture.ts': 'a picture on paper has pixels of its own and no size of text',
  'mf-campaigns/src/season/heat/paint-map.ts': 'a picture on paper has pixels of its own and no size of text',
};

const scripts = globSync('{shell,shared,mf-*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|stories|sample|d)\.tsx?$/.test(file) && !(file in apart),
);

/** What a component must not contain, and what to use instead. */
const forbidden: readonly { pattern: RegExp; instead: string }[] = [
  {
    pattern: /['"`]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})['"`]|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(\s*\d/i,
    instead: 'a colour of tokens.css, from the style sheet',
  },
  {
    pattern:
      /\b(?:color|fill|stroke|background|(?:border|outline|background|text|stop|flood|caret|accent)\w*Color)(?::\s*|=\{?)['"](?!#|none|currentcolor|transparent|inherit|var\(|url\()[^'"]+['"]/i,
    instead: 'a colour of tokens.css, from the style sheet',
  },
  {
    pattern: /\b(?:fontSize|fontFamily|fontWeight|lineHeight)(?::|=\{?)\s*(?!['"]?(?:var\(|inherit))['"\d]/,
    instead: 'a size, font or weight of tokens.css, from the style sheet',
  },
  { pattern: /['"`][^'"`]*\b\d+px [^'"`]*['"`]/, instead: 'a size of tokens.css, from the style sheet' },
];

function faults(file: string, source: string): string[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      /^\s*(?:\/?\*|\/\/)/.test(line)
        ? []
        : forbidden
            .filter(({ pattern }) => pattern.test(line))
            .map(({ instead }) => `${file}:${index + 1}: "${line.trim()}": use ${instead}`),
    );
}

test('The components of every app take colours, sizes and fonts from the tokens', () => {
  expect(scripts.length).toBeGreaterThan(200);
  expect(scripts.flatMap((file) => faults(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

test.each([
  ['a raw colour', `<p style={{ borderColor: '#0b5a6b' }} />`],
  ['a colour function', 'const tint = `rgb(11 90 107)`;'],
  ['a named colour', `<p style={{ color: 'red' }} />`],
  ['a colour in SVG', '<path stroke="teal" />'],
  ['a size', '<p style={{ fontSize: 14 }} />'],
  ['a size in SVG', '<text fontSize="12" />'],
  ['a font', `<p style={{ fontFamily: 'Arial' }} />`],
  ['a weight', '<p style={{ fontWeight: 600 }} />'],
  ['a font of a canvas', "context.font = '700 18px Arial';"],
])('%s in a component is named with its file and line', (_, line) => {
  expect(faults('x.tsx', `\n${line}`)).toEqual([expect.stringMatching(/^x\.tsx:2: /)]);
});

test.each(['<path fill="none" stroke="currentColor" />', `<p style={{ color: 'var(--text-2)' }} />`])(
  '%s is fine',
  (line) => {
    expect(faults('x.tsx', line)).toEqual([]);
  },
);
