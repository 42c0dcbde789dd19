// Part of pnpm check: the packages on the owner's card (docs/card.json) are at work. Only the owner takes one of them out (decision 170).
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How a name on the card is met: by which packages, and what uses them. */
interface Named {
  packages: string[];
  /** It is run by scripts; without this it is imported by the product's code. */
  tool?: true;
  /** It builds the product as well: a tool imports it, too. */
  alsoInBuild?: true;
}

/** The files of a repository that say what a package is for, by path. */
export interface Sources {
  /** Each package.json. */
  manifests: Record<string, string>;
  /** The product's code, without tests, stories and benches. */
  product: Record<string, string>;
  /** The tools, and the configurations and scripts that run them. */
  tools: Record<string, string>;
  knip: string;
}

/** What is wrong with the packages of the card, each as a sentence. */
export function faultsOfCard(card: Record<string, Named>, { manifests, product, tools, knip }: Sources): string[] {
  const dependencies = Object.values(manifests).flatMap((text) => {
    const manifest = JSON.parse(text) as Record<string, Record<string, string> | undefined>;
    return ['dependencies', 'devDependencies'].flatMap((kind) => Object.keys(manifest[kind] ?? {}));
  });
  const scripts = Object.values(manifests).map((text) =>
    Object.values((JSON.parse(text) as { scripts?: Record<string, string> }).scripts ?? {}).join('\n'),
  );
  const exceptions = exceptionsIn(JSON.parse(knip));
  return Object.entries(card).flatMap(([name, { packages, tool, alsoInBuild }]) =>
    packages.flatMap((of) => [
      ...(dependencies.includes(of) ? [] : [`${name}: ${of} is no dependency.`]),
      ...(tool || Object.values(product).some((text) => imports(text, of))
        ? []
        : [`${name}: no code of the product imports ${of}.`]),
      ...(!alsoInBuild || Object.values(tools).some((text) => imports(text, of))
        ? []
        : [`${name}: no tool imports ${of}.`]),
      ...(!tool || [...Object.values(tools), ...scripts].some((text) => runs(text, of))
        ? []
        : [`${name}: no script runs ${of}.`]),
      ...exceptions
        .filter((pattern) => new RegExp(`^(?:${pattern})$`).test(of))
        .map((pattern) => `${name}: knip.json makes an exception of ${of} (${pattern}).`),
    ]),
  );
}

/** Whether a text imports a package, or a part of it, for more than its types. */
function imports(text: string, name: string): boolean {
  return new RegExp(
    `^import (?!type )[^;]*?from '${name}(?:/[^']*)?';|\\bimport\\([^)]*'${name}(?:/[^']*)?'`,
    'm',
  ).test(text);
}

/** Whether a text imports a tool, finds its program, or calls it by its own name: the last part, or the scope's for a `cli`. */
function runs(text: string, name: string): boolean {
  const [scope = '', last = scope] = name.replace('@', '').split('/');
  const program = last === 'cli' ? scope : last;
  return (
    imports(text, name) ||
    text.includes(`'${name}/`) ||
    new RegExp(`(?:^|\\.bin/|bin\\(')${program}\\b`, 'm').test(text)
  );
}

/** Every name in an `ignoreDependencies` of knip's settings. */
function exceptionsIn(settings: unknown): string[] {
  if (typeof settings !== 'object' || settings === null) return [];
  return Object.entries(settings).flatMap(([key, value]) =>
    key === 'ignoreDependencies' ? (value as string[]) : exceptionsIn(value),
  );
}

/** Reads this repository. */
function sourcesIn(root: string): Sources {
  const read = (patterns: string[], left: RegExp) =>
    Object.fromEntries(
      globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' })
        .filter((file) => !left.test(file))
        .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
    );
  return {
    manifests: read(['{,*/}package.json'], /node_modules/),
    product: read(['{shell,shared,openapi,mf-*}/src/**/*.{ts,tsx}'], /\.(test|stories)\.tsx?$/),
    tools: read(
      ['tools/**/*.{ts,js}', 'locales/*.ts', '*/rspack.config.ts', 'vitest.config.ts'],
      /\.test\.ts$|checks\/card\.ts$/,
    ),
    knip: readFileSync(path.join(root, 'knip.json'), 'utf8'),
  };
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  const card = JSON.parse(readFileSync(path.join(root, 'docs/card.json'), 'utf8')) as Record<string, Named>;
  const faults = faultsOfCard(card, sourcesIn(root));
  for (const line of faults) console.error(line);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
