// The part of `pnpm check measures` that finds lists of a reading's measures or fields besides the one in shared/src/domain/readings/.

/** Files that may name many measures at once, with the reason. */
const exceptions: [file: RegExp, why: string][] = [
  [/^shared\/src\/domain\/readings\/measures\.ts$/, 'the table'],
  [/^data-server\/src\/migrations\//, 'a released migration does not change with the table'],
  [/^shared\/src\/domain\/plantings\/stage-bands\.ts$/, 'published figures, crop by crop and measure by measure'],
  [/^data-server\/src\/demo\//, 'what the demo’s crops measure is invented, value by value'],
  [/^e2e\/support\/reading-form\.ts$/, 'journeys import no product, and share this list'],
];

/** Tests, stories and their helpers: they may name their own values, but must use a maker for the rest. */
const isTest = /^(?:testing|proofs|e2e|tools)\/|^[^/]+\/testing\/|\.(?:test|stories|sample|e2e)\.tsx?$/;

/** Code that guesses a measure's kind from its name, or its place from its number. */
const guesses = [
  /startsWith\('(intake|drain)'\)/,
  /measuredFields\s*\.slice\(/,
  /=== 'intake\w+' \|\||!== 'intake\w+' &&/,
  /\/(Ec|Ph)\\?\./,
];

const onWire = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Approximate statements: the text between blank lines and semicolons at line ends, without comments. */
const statements = (text: string) => text.replaceAll(/\/\/.*|\/\*[^]*?\*\//g, '').split(/;\n|\n\s*\n/);

/** The faults of a file, each as a sentence. `measures` and `fields` are in the form of `measuredFields` and `readingFields`. */
export function listingsIn(
  file: string,
  text: string,
  measures: readonly string[],
  fields: readonly string[],
): string[] {
  if (exceptions.some(([allowed]) => allowed.test(file))) return [];
  const inTest = isTest.test(file);
  const count = (statement: string, names: readonly string[], more = '') =>
    names.filter((name) => new RegExp(`(?<![.\\w])(?:${name}|${onWire(name)})\\b${more}`).test(statement)).length;
  // A record with the table's keys is no second list, because the compiler checks it. Neither is a message for each field.
  const free = statements(text).filter((statement) => !/Record<(?:Measured|Target)Field/.test(statement));
  const nothing = String.raw`: (?:null\b|open\b|none\b|\[null|undefined\b)`;
  const lists = inTest
    ? free.some((statement) => count(statement, measures, nothing) > 3)
    : free.some(
        (statement) =>
          count(statement, measures) > 2 || (count(statement, fields) > 7 && !statement.includes('defineMessages(')),
      );
  const advice = inTest
    ? 'fills in measures one by one: take readingOf or bandOf of testing/readings.ts, or byMeasure'
    : 'lists measures by name: take them from shared/src/domain/readings/measures.ts';
  return [
    ...(lists ? [`${file} ${advice}`] : []),
    ...(inTest
      ? []
      : guesses.filter((guess) => guess.test(text)).map((guess) => `${file} guesses a measure's kind: ${guess}`)),
  ];
}
