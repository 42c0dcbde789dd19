// Of the declarations behind the doors, those that a remote can meet by a name of a door.
import { typescript as ts, type SyntaxNode } from './compiler.ts';

/** A declaration, or a name in a list of imports or exports. */
interface Place {
  node: SyntaxNode;
  /** The names that it leads to, each as `<module> <name>`. */
  leads: readonly string[];
}

/**
 * The declared modules (`declare module '…' {}`) without what no name of the modules `entries` leads to. A name in a declaration leads to
 * whatever is called so in its module or imported under it. So too much may stay, and nothing that is needed goes.
 */
export function reachable(text: string, entries: readonly string[]): string {
  const source = ts.createSourceFile('doors.d.ts', text, ts.ScriptTarget.ESNext, true);
  const modules = source.statements.flatMap((module) =>
    ts.isModuleDeclaration(module) && module.body && ts.isModuleBlock(module.body)
      ? [{ name: module.name.text, statements: module.body.statements.map((node) => ({ node, ...listOf(node) })) }]
      : [],
  );
  const places = new Map<string, Place[]>();
  for (const { name: module, statements } of modules) {
    const here = (name: string) => `${module} ${name}`;
    const add = (name: string, place: Place) => places.set(here(name), [...(places.get(here(name)) ?? []), place]);
    for (const { node, list, from } of statements) {
      for (const { name, there, node: listed } of list)
        add(name, { node: listed, leads: [from === null ? here(there) : `${from} ${there}`] });
      for (const name of declaredBy(node)) add(name, { node, leads: namesIn(node, here) });
    }
  }

  const met = new Set([...places.keys()].filter((name) => entries.includes(name.split(' ')[0]!)));
  const needed = new Set<SyntaxNode>();
  // A set that grows while it is walked: each name comes once.
  for (const name of met)
    for (const { node, leads } of places.get(name) ?? []) {
      needed.add(node);
      for (const lead of leads) met.add(lead);
    }

  return modules
    .flatMap(({ name, statements }) => {
      const lines = statements.flatMap(({ node, list }) => {
        if (list.length === 0) return needed.has(node) ? [node.getText()] : [];
        const left = list.filter((listed) => needed.has(listed.node)).map((listed) => listed.node.getText());
        if (left.length === 0) return [];
        return [
          left.length === list.length ? node.getText() : node.getText().replace(/\{[^}]*\}/, `{ ${left.join(', ')} }`),
        ];
      });
      return lines.length > 0 ? [moduleText(name, [...lines, 'export {};'].join('\n'))] : [];
    })
    .join('\n');
}

/** The text of a declared module. */
export const moduleText = (name: string, inside: string) => `declare module '${name}' {\n${inside}\n}\n`;

interface List {
  /** What a statement imports or passes on, by its name here and `there`. */
  list: readonly { node: SyntaxNode; name: string; there: string }[];
  /** The module that it is from; null for this one. */
  from: string | null;
}

function listOf(statement: SyntaxNode): List {
  const isImport = ts.isImportDeclaration(statement);
  if (!isImport && !ts.isExportDeclaration(statement)) return { list: [], from: null };
  const named = isImport ? statement.importClause?.namedBindings : statement.exportClause;
  const from =
    statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : null;
  if (!named) return { list: [], from };
  const listed = (node: SyntaxNode & { name: { text: string }; propertyName?: { text: string } | undefined }) => ({
    node,
    name: node.name.text,
    there: (node.propertyName ?? node.name).text,
  });
  return {
    list: ts.isNamedImports(named) || ts.isNamedExports(named) ? [...named.elements].map(listed) : [listed(named)],
    from,
  };
}

/** The names that a statement declares. */
function declaredBy(statement: SyntaxNode): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const named = statement as { name?: SyntaxNode };
  return named.name ? [named.name.getText()] : [];
}

/** The names that occur in a declaration, with those of `import('…').Name`. */
function namesIn(declaration: SyntaxNode, here: (name: string) => string): string[] {
  const found: string[] = [];
  const visit = (node: SyntaxNode): void => {
    if (ts.isIdentifier(node)) found.push(here(node.text));
    if (ts.isImportTypeNode(node) && node.qualifier && ts.isLiteralTypeNode(node.argument))
      found.push(`${node.argument.literal.getText().slice(1, -1)} ${node.qualifier.getText().split('.')[0]!}`);
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return found;
}
