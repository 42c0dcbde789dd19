// The names of the doors that a remote's code uses, and so the oldest doors that it runs on.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type SyntaxNode, typescript as ts } from './compiler.ts';
import { readRecord, sinceOf } from './record.ts';

/** The oldest version of the doors that has everything that the code from `feature.ts` on uses, and the newest of these names. */
export interface Need {
  /** Major and minor, as in "1.9". */
  version: string;
  newest: string[];
}

/**
 * The oldest doors that a remote in `folder` runs on, by the names, props and tokens in its code. `since` tells when each was added, by
 * default as accepted last. Throws for a name that no doors have. It does not see a prop behind a spread, or a member of a call's result.
 */
export function neededBy(folder: string, since: ReadonlyMap<string, string> = sinceOf(readRecord())): Need {
  const used = usedIn(folder);
  const dated = [...used].map((name) => ({ name, version: since.get(name) }));
  const unknown = dated.filter(({ name, version }) => !version && !name.includes('.') && !name.startsWith('--'));
  if (unknown.length > 0)
    throw new Error(
      `${path.basename(folder)} uses what no doors have: ${unknown.map(({ name }) => name).join(', ')}. pnpm doors --accept records a new name.`,
    );
  const major = readRecord().version.split('.')[0] ?? '0';
  const versions = [`${major}.0`, ...dated.flatMap(({ version }) => version ?? [])].toSorted(byVersion);
  const version = versions.at(-1)!;
  return { version, newest: dated.filter((name) => name.version === version).map(({ name }) => name) };
}

/** Sorts "1.9" before "1.10". */
export function byVersion(a: string, b: string): number {
  const [[major, minor], [otherMajor, otherMinor]] = [a, b].map((version) => version.split('.').map(Number)) as [
    [number, number],
    [number, number],
  ];
  return major - otherMajor || minor - otherMinor;
}

/** The names of the doors, with props and members (`ui: Button.variant`), that the code of a remote uses from its `feature.ts` on. */
export function usedIn(folder: string): Set<string> {
  const used = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    if (file.endsWith('.css')) for (const [, token = ''] of text.matchAll(/var\((--[\w-]+)/g)) used.add(token);
    if (/\.tsx?$/.test(file)) for (const next of readFile(file, text, used)) visit(next);
  };
  visit(path.join(folder, 'src/feature.ts'));
  return used;
}

/** Adds the names that one file uses; returns the neighbouring files that it imports. */
function readFile(file: string, text: string, used: Set<string>): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const beside: string[] = [];
  /** The file's local names for imports from the doors: "ui: Button". */
  const imported = new Map<string, string>();
  const add = (name: string, member: string) => used.add(`${name}.${member}`);
  const visit = (node: SyntaxNode): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const from = node.moduleSpecifier.text;
      if (from.startsWith('.')) beside.push(path.resolve(path.dirname(file), from));
      const [, door] = /^@seguia\/shared\/(start|platform|ui|ui-dates)$/.exec(from) ?? [];
      const names = node.importClause?.namedBindings;
      if (door && !node.importClause?.isTypeOnly && names && ts.isNamedImports(names))
        for (const { name, propertyName, isTypeOnly } of names.elements) {
          if (isTypeOnly) continue;
          imported.set(name.text, `${door}: ${(propertyName ?? name).text}`);
          used.add(imported.get(name.text)!);
        }
    }
    if (ts.isCallExpression(node)) {
      const [argument] = node.arguments;
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword && argument && ts.isStringLiteral(argument))
        if (argument.text.startsWith('.')) beside.push(path.resolve(path.dirname(file), argument.text));
      const name = ts.isIdentifier(node.expression) && imported.get(node.expression.text);
      if (name)
        for (const given of node.arguments)
          if (ts.isObjectLiteralExpression(given))
            for (const property of given.properties)
              if (property.name && ts.isIdentifier(property.name)) add(name, property.name.text);
    }
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && ts.isIdentifier(node.tagName)) {
      const name = imported.get(node.tagName.text);
      if (name)
        for (const prop of node.attributes.properties)
          if (ts.isJsxAttribute(prop) && ts.isIdentifier(prop.name)) add(name, prop.name.text);
    }
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const name = imported.get(node.expression.text);
      if (name) add(name, node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return beside;
}
