import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const sheets = globSync(['{shell,shared,mf-*}/src/**/*.css', '.storybook/*.css'], { cwd: root }).filter(
  (file) => !/styles\/(?:tokens|map-tokens|fonts|edges)\.css$/.test(file),
);

/** CSS's named colours, except `transparent` and `currentcolor`. */
const namedColours =
  'white|black|gr[ae]y|silver|red|maroon|crimson|tomato|salmon|coral|orange|gold|yellow|khaki|olive|green|lime|teal|aqua|cyan|turquoise|blue|navy|indigo|' +
  'violet|purple|magenta|fuchsia|pink|plum|brown|sienna|chocolate|tan|wheat|beige|ivory|linen|snow|azure|lavender|orchid|rebeccapurple|(?:dark|light|medium|dim|slate)[a-z]+';

/** What a style sheet must not contain, and what to use instead. */
const forbidden: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i, instead: 'a colour of tokens.css' },
  {
    pattern: new RegExp(`(?<=:[^;]*)(?<![-\\w])(?:${namedColours})(?![-\\w])`, 'i'),
    instead: 'a colour of tokens.css',
  },
  { pattern: /\bfont\s*:(?!\s*inherit)[^;]*/, instead: 'var(--size-…), var(--leading-…) and var(--weight-…)' },
  { pattern: /\bfont-size\s*:(?!\s*(?:(?:calc|max|min)\()?\s*(?:var\(--size-|inherit))/, instead: 'var(--size-…)' },
  { pattern: /\bline-height\s*:[^;]*\d(?:px|rem|em)\b/, instead: 'var(--leading-…)' },
  {
    // A hairline of 1px is the same everywhere, and env() has a fallback on screens without such an edge.
    pattern:
      /(?<![-\w])(?:margin|padding|gap|row-gap|column-gap|border-radius)[a-z-]*\s*:[^;]*(?<![\w.])(?!(?:0|1)px)[\d.]+(?:px|r?em)\b/,
    instead: 'var(--space-…) or var(--radius-…)',
  },
  { pattern: /\bfont-family\s*:(?!\s*(?:var\(|inherit))/, instead: 'var(--font)' },
  { pattern: /\bfont-weight\s*:\s*(?:\d|bold|normal)/, instead: 'var(--weight-…)' },
  {
    pattern: /\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)\b/,
    instead: '-inline-start and so on',
  },
  { pattern: /(?:^|[\s;{])(?:left|right|top|bottom)\s*:/, instead: 'inset-inline-start and so on' },
  { pattern: /(?:^|[\s;{])(?:min-|max-)?(?:width|height)\s*:/, instead: 'inline-size, block-size' },
  { pattern: /\b(?:text-align|float|clear)\s*:\s*(?:left|right)\b/, instead: 'start, end' },
  {
    // Four values, of which that of the right side is another than that of the left one.
    pattern:
      /(?<![-\w])(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))\s*:\s*(?:[^\s;(]|\([^)]*\))+ ((?:[^\s;(]|\([^)]*\))+) (?:[^\s;(]|\([^)]*\))+ (?!\1;)(?:[^\s;(]|\([^)]*\))+;/,
    instead: '-block and -inline',
  },
  { pattern: /\bborder-radius\s*:\s*[^;(]+ [^;]+;/, instead: 'border-start-start-radius and so on' },
  {
    pattern:
      /\bto (?:left|right)\b|\b(?:transform-origin|(?:background|object|mask)-position)\s*:[^;]*\b(?:left|right)\b/,
    instead: 'what turns with the text',
  },
  { pattern: /\bsafe-area-inset-(?:left|right)\b/, instead: 'var(--safe-start), var(--safe-end)' },
];

/** What draws to one side, because CSS has no logical way for it: a shadow, a move, a mirror. */
const drawsToSide =
  /\bbox-shadow:[^;]*\binset -?[\d.]*[1-9]\w* |\btranslateX\(|\btranslate\((?!0)|\bscaleX\(|\brotate:\s*(?!0|none)/;

/** Their element always runs from left to right. */
const neverTurned =
  /^(?:shared\/src\/ui\/measures\/Channel|mf-campaigns\/src\/graph\/pointing\/GraphPointer)\.module\.css$/;

/** What a style sheet draws to one side without a rule for the other direction of text, or the other way round. */
function oneSided(file: string, css: string): string[] {
  if (neverTurned.test(file)) return [];
  const selectors = [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .filter(([, , body = '']) => drawsToSide.test(body))
    .map(([, selector = '']) => selector.trim());
  const plain = (selector: string) => selector.replace(/^\[dir='rtl'\] |:dir\(rtl\)/, '');
  const turned = selectors.filter((selector) => plain(selector) !== selector).map(plain);
  const straight = selectors.filter((selector) => plain(selector) === selector);
  // A mirror stands alone: what it turns is drawn elsewhere.
  return straight.filter((selector) => !turned.includes(selector)).map((selector) => `${file}: ${selector}`);
}

/** Removes comments and the contents of strings, and leaves their lines. */
const bare = (css: string) =>
  css.replaceAll(/\/\*[^]*?\*\/|'[^'\n]*'|"[^"\n]*"/g, (text) => text.replaceAll(/[^\n]/g, ' '));

function faults(file: string, css: string): string[] {
  return bare(css)
    .split('\n')
    .flatMap((line, index) =>
      /^\s*@/.test(line)
        ? []
        : forbidden
            .filter(({ pattern }) => pattern.test(line))
            .map(({ instead }) => `${file}:${index + 1}: "${line.trim()}": use ${instead}`),
    );
}

describe('the style sheets of every app', () => {
  test('take colours, sizes and fonts from the tokens and run with the text', () => {
    expect(sheets.length).toBeGreaterThan(40);
    expect(sheets.flatMap((file) => faults(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
  });

  test('mirror what they draw to one side where text runs from right to left', () => {
    expect(sheets.flatMap((file) => oneSided(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
    expect(oneSided('x.css', '.a { box-shadow: inset 3px 0 red; }')).toEqual(['x.css: .a']);
    expect(oneSided('x.css', '.a { transform: translateX(4px); } [dir="rtl"] .b { transform: none; }')).toEqual([
      'x.css: .a',
    ]);
  });

  test('write on the main colour in their own colours, whatever colours a person forces', () => {
    // Otherwise the browser puts the page's colour behind the words, which is then the words' own colour.
    const lost = sheets.filter((file) => {
      const css = readFileSync(path.join(root, file), 'utf8');
      return (
        /\n {2}color: var\(--on-primary\)/.test(css.replace(/::selection \{[^}]*\}/, '')) &&
        !css.includes('forced-color-adjust: none')
      );
    });
    expect(lost).toEqual([]);
  });

  test('use only tokens that exist', () => {
    const all = sheets.map((file) => ({ file, css: readFileSync(path.join(root, file), 'utf8') }));
    const tokens = ['tokens', 'map-tokens', 'edges']
      .map((name) => readFileSync(path.join(root, `shared/src/ui/styles/${name}.css`), 'utf8'))
      .join('');
    const known = new Set([tokens, ...all.map(({ css }) => css)].join('').match(/--[\w-]+(?=\s*:)/g));
    const unknown = all.flatMap(({ file, css }) =>
      [...css.matchAll(/var\((--[\w-]+)(,?)/g)]
        .filter(([, name, fallback]) => name !== undefined && !fallback && !known.has(name) && !fromScripts.has(name))
        .map(([, name]) => `${file}: ${name} is no token`),
    );
    expect(unknown).toEqual([]);
  });

  test.each([
    ['a raw colour', '.a {\n  color: #fff;\n}', 'x.css:2: "color: #fff;": use a colour of tokens.css'],
    ['a named colour', '.a {\n  background: white;\n}', 'x.css:2: "background: white;": use a colour of tokens.css'],
    [
      'a colour of CSS',
      '.a {\n  fill: rebeccapurple;\n}',
      'x.css:2: "fill: rebeccapurple;": use a colour of tokens.css',
    ],
    ['a size in px', '.a { font-size: 14px; }', 'x.css:1: ".a { font-size: 14px; }": use var(--size-…)'],
    ['a size in words', '.a { font-size: larger; }', 'x.css:1: ".a { font-size: larger; }": use var(--size-…)'],
    ['a line height', '.a {\n  line-height: 1.75rem;\n}', 'x.css:2: "line-height: 1.75rem;": use var(--leading-…)'],
    ['a physical side', '.a {\n  margin-left: auto;\n}', 'x.css:2: "margin-left: auto;": use -inline-start and so on'],
    ...[
      ['padding-right: 0;', '-inline-start and so on'],
      ['border-left: 0;', '-inline-start and so on'],
      ['scroll-margin-left: 0;', '-inline-start and so on'],
      ['left: 0;', 'inset-inline-start and so on'],
      ['right: auto;', 'inset-inline-start and so on'],
      ['text-align: left;', 'start, end'],
      ['float: right;', 'start, end'],
      ['border-bottom-left-radius: 0;', '-inline-start and so on'],
      ['border-radius: 0 1px 1px 0;', 'border-start-start-radius and so on'],
      ['margin: 0 auto 0 0;', '-block and -inline'],
      ['padding: 0 var(--space-4) 0 var(--space-8);', '-block and -inline'],
      ['inset: 0 0 auto auto;', '-block and -inline'],
      ['background: linear-gradient(to right, var(--bg), var(--text));', 'what turns with the text'],
      ['transform-origin: left;', 'what turns with the text'],
    ].map(([line = '', instead = '']): [string, string, string] => [
      `the side in ${line}`,
      `.a {\n  ${line}\n}`,
      `x.css:2: "${line}": use ${instead}`,
    ]),
    ['a space', '.a { gap: 0.5rem; }', 'x.css:1: ".a { gap: 0.5rem; }": use var(--space-…) or var(--radius-…)'],
    ['a weight', '.a { font-weight: 600; }', 'x.css:1: ".a { font-weight: 600; }": use var(--weight-…)'],
  ])('name file and line of %s', (_, css, fault) => {
    expect(faults('x.css', css)).toEqual([fault]);
  });
});

/** Scripts set these: the first is React Aria's width of a picker's button. */
const fromScripts = new Set(['--trigger-width', '--count', '--fields', '--measures', '--dates']);

describe('the tokens', () => {
  const tokens = readFileSync(path.join(root, 'shared/src/ui/styles/tokens.css'), 'utf8');
  const block = (selector: string) => {
    const start = tokens.indexOf('{', tokens.indexOf(selector));
    return tokens.slice(start + 1, tokens.indexOf('}', start)).replaceAll(/\s+/g, ' ');
  };
  const values = (selector: string): Record<string, string> =>
    Object.fromEntries(
      [...block(selector).matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
    );

  /** A theme's own colours: `at` is 0 for the light theme, 1 for the dark one. */
  const side = (at: 0 | 1): Record<string, string> =>
    Object.fromEntries(
      Object.entries(values(':root {')).map(([name, value]) => [
        name,
        /^light-dark\((.+), (.+)\)$/.exec(value)?.[at + 1] ?? value,
      ]),
    );

  test('each have a dark colour beside the light one, except the two that cameras read', () => {
    const [light, dark] = [side(0), side(1)];
    const single = Object.keys(light).filter((name) => light[name]?.startsWith('#') && light[name] === dark[name]);
    expect(single).toEqual(['--code-ground', '--code-ink']);
  });

  test('keep a target band distinguishable from the lines on it when a person forces colours', () => {
    // No system colour lies between the page's own colour and that of its text.
    expect(values('@media (forced-colors: active) {\n  :root,')['--band']).toMatch(/^color-mix\(.* Canvas\)$/);
  });

  test.each([
    ['light', side(0), 4.5],
    ['dark', side(1), 4.5],
    ['outdoor', { ...side(0), ...values(":root[data-theme='outdoor'] {\n  --bg") }, 7],
  ] as const)('hold the contrast of the %s theme', (_, theme, least) => {
    const pairs: [string, string][] = [
      ...['text', 'text-2', 'primary', 'clay'].flatMap((ink): [string, string][] => [
        [ink, 'bg'],
        [ink, 'surface'],
      ]),
      ['on-primary', 'primary'],
      ...['in', 'near', 'out', 'waiting', 'refused'].map((state): [string, string] => [state, `${state}-tint`]),
      ...['out', 'primary'].map((ink): [string, string] => [ink, 'surface']),
    ];
    const weak = pairs
      .map(([ink, paper]) => ({ pair: `${ink} on ${paper}`, ratio: contrast(theme[`--${ink}`], theme[`--${paper}`]) }))
      .filter(({ ratio }) => ratio < least);
    expect(weak).toEqual([]);
    expect(contrast(theme['--control'], theme['--bg'])).toBeGreaterThanOrEqual(3);
    expect(contrast(theme['--control'], theme['--surface'])).toBeGreaterThanOrEqual(3);
  });
});

/** Returns the WCAG 2 contrast of two colours `#rrggbb`. */
function contrast(first = '', other = ''): number {
  const [light, dark] = [luminance(first), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
