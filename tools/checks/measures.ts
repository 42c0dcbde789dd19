// Part of pnpm check: every measure of shared/src/domain/readings/measures.ts is in the contract and in a migration, and nothing lists or guesses the measures beside it.
// A fault names the step of docs/how-to.md, "Add a measure", that is missing.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listingsIn } from './listings.ts';

/** The contract's schemas that must name each measure. */
const schemas = ['ReadingBody', 'Reading', 'PlotDays', 'PlotPoints', 'TargetBandBody', 'TargetBand'];

/** The block of a schema in the contract's text. */
function schemaOf(contract: string, name: string): string {
  const [, block = ''] = new RegExp(`^    ${name}:\\n((?:(?: {5,}.*)?\\n)*)`, 'm').exec(contract) ?? [];
  return block;
}

/** The measures that the contract and the migrations lack. `columns` have the contract's names. */
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

/** Files with a second list of a reading's measures, or that guess a measure's kind. */
function secondListings(root: string, measures: readonly string[], fields: readonly string[]): string[] {
  const files = globSync('{shared,mf-*,shell,data-server,openapi,testing,proofs,e2e}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (file) => /node_modules|\/dist\/|\.d\.ts$/.test(file),
  });
  return files.flatMap((file) => listingsIn(file, readFileSync(path.join(root, file), 'utf8'), measures, fields));
}

/** All faults in the tree at `root`. */
export async function measureFaults(root: string): Promise<string[]> {
  const domain = (name: string) =>
    import(pathToFileURL(path.join(root, `shared/src/domain/readings/${name}.ts`)).href) as Promise<
      Record<string, string[]>
    >;
  const { measuredFields = [] } = await domain('measures');
  const { readingFields = [] } = await domain('reading-fields');
  const columns = measuredFields.map((field) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  return [...missingSteps(root, columns), ...secondListings(root, measuredFields, readingFields)];
}

if (import.meta.main) {
  const faults = await measureFaults(path.dirname(path.dirname(import.meta.dirname)));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) console.error('docs/how-to.md, "Add a measure", has the steps.');
  process.exitCode = faults.length > 0 ? 1 : 0;
}
