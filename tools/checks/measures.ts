// Part of pnpm check: every measure of shared/src/domain/readings/measures.ts is in the contract and in a migration, and nothing lists or guesses the measures beside it.
// A fault names the step of docs/how-to.md, "Add a measure", that is missing.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The contract's schemas that name each measure. */
const schemas = ['ReadingBody', 'Reading', 'PlotDays', 'PlotPoints', 'TargetBandBody', 'TargetBand'];

/** Where a file may name single measures: the table, sentences and names by key, the demo's crops, history, and worlds of tests. */
const mayName =
  /^(shared\/src\/domain\/readings\/(measures|drain-percent)\.ts|data-server\/src\/(demo|migrations)\/|mf-[a-z]+\/(bench|src\/testing)\/|shared\/src\/(testing|ui\/looks)\/)|\.(test|stories|sample)\.tsx?$|\.d\.ts$/;

/** What guesses a measure's kind from its name, or its place from its number. */
const guesses = [
  /startsWith\('(intake|drain)'\)/,
  /measuredFields\s*\.slice\(/,
  /=== 'intakeEc' \|\|/,
  /\/(Ec|Ph)\\?\./,
];

/** The block of a schema in the contract's text. */
function schemaOf(contract: string, name: string): string {
  const [, block = ''] = new RegExp(`^    ${name}:\\n((?:(?: {5,}.*)?\\n)*)`, 'm').exec(contract) ?? [];
  return block;
}

/** The measures that the contract and the migrations lack. `columns` as on the wire. */
export function missingSteps(root: string, columns: readonly string[]): string[] {
  const contract = readFileSync(path.join(root, 'openapi/openapi.yaml'), 'utf8');
  const migrations = globSync('data-server/src/migrations/[0-9]*.ts', { cwd: root }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  return columns.flatMap((column) => [
    ...schemas
      .filter((name) => !new RegExp(`^ +${column}:`, 'm').test(schemaOf(contract, name)))
      .map((name) => `openapi/openapi.yaml: schema ${name} lacks ${column} (step 2)`),
    ...(migrations.some((text) => text.includes(`'${column}'`))
      ? []
      : [`data-server/src/migrations: no migration adds ${column} (step 3)`]),
  ]);
}

/** Product files that list a reading's measures for a second time, or guess a measure's kind. */
export function secondListings(root: string): string[] {
  const files = globSync('{shared,mf-*,shell,data-server,openapi}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('node_modules') && !file.includes('/dist/') && !mayName.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const names = new Set(
      [...text.matchAll(/(?<![.\w])(intake|drain)_?(Ph|ph)\b(?!: \{\s*id:)/g)].map(([name]) => name),
    );
    return [
      ...(names.size > 1
        ? [`${file} lists measures by name: take them from shared/src/domain/readings/measures.ts`]
        : []),
      ...guesses.filter((guess) => guess.test(text)).map((guess) => `${file} guesses a measure's kind: ${guess}`),
    ];
  });
}

/** All that is wrong in the tree at `root`. */
export async function measureFaults(root: string): Promise<string[]> {
  const domain = (name: string) => import(pathToFileURL(path.join(root, name)).href);
  const { measuredFields } = (await domain('shared/src/domain/readings/measures.ts')) as { measuredFields: string[] };
  const columns = measuredFields.map((field) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  return [...missingSteps(root, columns), ...secondListings(root)];
}

if (import.meta.main) {
  const faults = await measureFaults(path.dirname(path.dirname(import.meta.dirname)));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) console.error('docs/how-to.md, "Add a measure", has the steps.');
  process.exitCode = faults.length > 0 ? 1 : 0;
}
