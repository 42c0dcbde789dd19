import { globSync } from 'node:fs';
import path from 'node:path';
import { locales as languages } from '../../shared/src/i18n/locales.ts';
import type { Tree } from './copy-tree.ts';

const locales = languages.map(({ locale }) => locale);

/** A measure that a recipe adds behind the pH of its water. */
export interface NewMeasure {
  field: string;
  /** What the contract and the database call it. */
  column: string;
  side: 'intake' | 'drain';
}

export const drainTemperature: NewMeasure = {
  field: 'drainTemperature',
  column: 'drain_temperature',
  side: 'drain',
};
export const intakeTemperature: NewMeasure = {
  field: 'intakeTemperature',
  column: 'intake_temperature',
  side: 'intake',
};

type Step = (tree: Tree, file: string) => void;

/** The name of the tree's next migration. */
function migrationOf(tree: Tree, { column }: NewMeasure): string {
  const numbers = globSync('data-server/src/migrations/[0-9]*.ts', { cwd: tree.folder }).map((file) =>
    Number(path.basename(file).slice(0, 4)),
  );
  return `${String(Math.max(...numbers) + 1).padStart(4, '0')}-${column.replace('_', '-')}`;
}

/**
 * The hand-written product files that a person changes by docs/how-to.md, "Add a measure", each with its change. The first temperature brings
 * its quantity, too.
 */
export function stepsOf(tree: Tree, measure: NewMeasure): Record<string, Step> {
  const { field, column, side } = measure;
  const beside = { field: `${side}Ph`, column: `${side}_ph` };
  const migration = migrationOf(tree, measure);
  const isFirst = !tree.read('shared/src/domain/readings/quantities.ts').includes('temperature: {');
  const ofMeasure: Record<string, Step> = {
    'shared/src/domain/readings/measures.ts': (_, file) =>
      tree.write(
        file,
        tree
          .read(file)
          .replace(
            new RegExp(`^  ${beside.field}: \\{\n[^]*?^  \\},\n`, 'm'),
            (entry) =>
              `${entry}  ${field}: { side: '${side}', quantity: 'temperature', usual: { low: 12, high: 30, source: 'growers' }, entry: 'typed', aggregation: 'mean' },\n`,
          ),
      ),
    'openapi/openapi.yaml': (_, file) => {
      const lines = tree
        .read(file)
        .replaceAll(
          new RegExp(`^( +)${beside.column}: (.*)$`, 'gm'),
          (line, indent: string, type: string) => `${line}\n${indent}${column}: ${type}`,
        );
      tree.write(
        file,
        lines
          .replaceAll(new RegExp(`^( +)(- )${beside.column}$`, 'gm'), `$&\n$1$2${column}`)
          .replaceAll(new RegExp(`^(.*required: \\[.*)\\b${beside.column}, `, 'gm'), `$1${beside.column}, ${column}, `)
          .replaceAll(new RegExp(`^( +)${beside.column},$`, 'gm'), `$&\n$1${column},`),
      );
    },
    [`data-server/src/migrations/${migration}.ts`]: (_, file) =>
      tree.write(
        file,
        `import type { Kysely } from 'kysely';
import { addMeasure } from './add-measure.ts';
import type { ColumnTypes } from './column-types.ts';

/** A temperature, °C. */
export async function up(db: Kysely<unknown>, types: ColumnTypes) {
  await addMeasure(db, types, '${column}', { low: -10, high: 60 });
}
`,
      ),
    'data-server/src/database/migrate.ts': (_, file) => {
      tree.replace(
        file,
        '} satisfies Record<string, Step>;',
        `  '${migration}': ${field},\n} satisfies Record<string, Step>;`,
      );
      tree.replace(
        file,
        'import { columnTypes',
        `import { up as ${field} } from '../migrations/${migration}.ts';\nimport { columnTypes`,
      );
    },
    'shared/src/sentences/measure-format.ts': (_, file) =>
      addText(tree, file, `readings.measure.${beside.field}`, 'readings.measure', field),
    'mf-readings/src/words/measure-sentences.ts': (_, file) => {
      addText(tree, file, `readings.subject.${beside.field}`, 'readings.subject', field);
      addText(tree, file, `readings.unusual.${beside.field}`, 'readings.unusual', field, '{value}');
    },
  };
  return isFirst ? { ...ofQuantity, ...ofMeasure } : ofMeasure;
}

/** What a new kind of value needs besides. */
const ofQuantity: Record<string, Step> = {
  'shared/src/domain/readings/quantities.ts': (tree, file) => {
    tree.replace(
      file,
      '} as const satisfies Record<string, QuantityRules>',
      `  temperature: { unit: '°C', decimals: 1, leastSpan: 5, possible: { low: -10, high: 60, source: 'water on a farm' }, jump: { share: 0.5 }, codes: { below: 'below_possible', above: 'above_possible', unusual: 'unusual' } },
} as const satisfies Record<string, QuantityRules>`,
    );
  },
  'shared/src/domain/imports/cells/column-names.ts': (tree, file) =>
    tree.replace(file, '  percent: words(', "  temperature: words('temperat, temp$'),\n  percent: words("),
  'mf-readings/src/words/short-messages.ts': (tree, file) =>
    addText(tree, file, 'readings.short.ph', 'readings.short', 'temperature'),
  'mf-campaigns/src/graph/use-plot-graphs.ts': (tree, file) =>
    addText(tree, file, 'campaigns.plot.ph', 'campaigns.plot', 'temperature'),
};

/** Adds a message after the one with id `after`, and its text in every language. */
function addText(tree: Tree, file: string, after: string, prefix: string, key: string, more = '') {
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
