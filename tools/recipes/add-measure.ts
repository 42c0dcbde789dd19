import { locales as languages } from '../../shared/src/i18n/locales.ts';
import type { Tree } from './copy-tree.ts';

const column = 'drain_temperature';
const field = 'drainTemperature';
const locales = languages.map(({ locale }) => locale);

/** The hand-written product files that a person changes by docs/how-to.md, "Add a measure", each with its change. */
export const steps: Record<string, (tree: Tree, file: string) => void> = {
  'shared/src/domain/readings/quantities.ts': (tree, file) => {
    tree.replace(
      file,
      '} as const satisfies Record<string, QuantityRules>',
      `  temperature: { unit: '°C', decimals: 1, leastSpan: 5, possible: { low: -10, high: 60, source: 'water on a farm' }, jump: { share: 0.5 }, codes: { below: 'below_possible', above: 'above_possible', unusual: 'unusual' } },
} as const satisfies Record<string, QuantityRules>`,
    );
  },
  'shared/src/domain/readings/measures.ts': (tree, file) => {
    tree.replace(
      file,
      '  drainPercent: {\n',
      `  ${field}: { side: 'drain', quantity: 'temperature', usual: { low: 12, high: 30, source: 'growers' }, entry: 'typed', aggregation: 'mean' },\n  drainPercent: {\n`,
    );
  },
  'openapi/openapi.yaml': (tree, file) => {
    const lines = tree
      .read(file)
      .replaceAll(
        /^( +)drain_ph: (.*)$/gm,
        (line, indent: string, type: string) => `${line}\n${indent}${column}: ${type}`,
      );
    tree.write(
      file,
      lines
        .replaceAll(/^( +)(- )drain_ph$/gm, `$&\n$1$2${column}`)
        .replaceAll(/^(.*required: \[.*)\bdrain_ph, /gm, `$1drain_ph, ${column}, `)
        .replaceAll(/^( +)drain_ph,$/gm, `$&\n$1${column},`),
    );
  },
  'data-server/src/migrations/0009-drain-temperature.ts': (tree, file) =>
    tree.write(
      file,
      `import type { Kysely } from 'kysely';
import { addMeasure } from './add-measure.ts';
import type { ColumnTypes } from './column-types.ts';

/** The temperature of the drain, °C. */
export async function up(db: Kysely<unknown>, types: ColumnTypes) {
  await addMeasure(db, types, '${column}', { low: -10, high: 60 });
}
`,
    ),
  'data-server/src/database/migrate.ts': (tree, file) => {
    tree.replace(
      file,
      '} satisfies Record<string, Step>;',
      "  '0009-drain-temperature': drainTemperature,\n} satisfies Record<string, Step>;",
    );
    tree.replace(
      file,
      'import { columnTypes',
      "import { up as drainTemperature } from '../migrations/0009-drain-temperature.ts';\nimport { columnTypes",
    );
  },
  'shared/src/sentences/measure-format.ts': (tree, file) =>
    addText(tree, file, 'readings.measure.drainPh', 'readings.measure'),
  'mf-readings/src/words/measure-sentences.ts': (tree, file) => {
    addText(tree, file, 'readings.subject.drainPh', 'readings.subject');
    addText(tree, file, 'readings.unusual.drainPh', 'readings.unusual', '{value}');
  },
  'mf-readings/src/words/short-messages.ts': (tree, file) =>
    addText(tree, file, 'readings.short.ph', 'readings.short', '', 'temperature'),
  'mf-campaigns/src/series/use-measure-format.ts': (tree, file) =>
    addText(tree, file, 'campaigns.measure.drainPh', 'campaigns.measure'),
  'mf-campaigns/src/graph/use-plot-graphs.ts': (tree, file) =>
    addText(tree, file, 'campaigns.plot.ph', 'campaigns.plot', '', 'temperature'),
};

/** Adds a message after the one with id `after`, and its text in every language. */
function addText(tree: Tree, file: string, after: string, prefix: string, more = '', key = field) {
  const text = `Température ${more}`.trim();
  const id = `${prefix}.${key}`;
  const message = new RegExp(
    `^  \\w+: \\{\\s*id: '${after.replaceAll('.', '\\.')}'[^}]*(?:\\{[^}]*\\}[^}]*)*\\},\\n`,
    'm',
  );
  const [found] = message.exec(tree.read(file)) ?? [];
  if (!found) throw new Error(`${file} has no message ${after}`);
  tree.replace(file, found, `${found}  ${key}: { id: '${id}', defaultMessage: '${text}' },\n`);
  for (const locale of locales) {
    const texts = `locales/${file.startsWith('shared/') ? 'mf-readings' : file.split('/')[0]}/${locale}.json`;
    const all = { ...(JSON.parse(tree.read(texts)) as Record<string, string>), [id]: text };
    tree.write(
      texts,
      `${JSON.stringify(Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`,
    );
  }
}

/** Generates what depends on these steps. */
export function generate(tree: Tree) {
  tree.node([
    'openapi/node_modules/openapi-typescript/bin/cli.js',
    'openapi/openapi.yaml',
    '-o',
    'openapi/src/schema.d.ts',
  ]);
}
