// What may grow at the doors without breaking a deployed remote: what it only receives.
import { typescript as ts, type SyntaxNode } from './compiler.ts';

interface Declared {
  /** Members of a union of texts, or keys of a table. */
  members: readonly string[];
  /** Where the type is in the text. */
  from: number;
  to: number;
  /** Of a union of objects: the text of each, by its kind. */
  objects?: ReadonlyMap<string, string>;
}

/**
 * The kept declarations with today's members of unions of texts, of tables (constants whose keys are names, like `measures`) and of unions of
 * objects with a `kind`, where none is gone. They are open to new members: a remote leaves out, or shows in general words, what it does not
 * know. A remote of last month therefore runs on a shell that knows one measure, one problem code or one question more. Objects that the kept
 * declarations have stay as they are, so that the compiler compares them. `grown` names what has new members.
 */
export function withGrowth(kept: string, today: string): { text: string; grown: string[] } {
  const todays = openTypes(today);
  let text = kept;
  const grown: string[] = [];
  // From the end, so that the places before stay where they are.
  for (const [name, { members, from, to }] of [...openTypes(kept)].toReversed()) {
    const now = todays.get(name);
    if (!now || !members.every((member) => now.members.includes(member))) continue;
    const added = [...(now.objects ?? [])].flatMap(([kind, object]) =>
      members.includes(kind) ? [] : [` | ${object}`],
    );
    const grownType = now.objects ? text.slice(from, to) + added.join('') : today.slice(now.from, now.to);
    text = text.slice(0, from) + grownType + text.slice(to);
    if (now.members.length > members.length) grown.unshift(name.split(' ').at(-1)!);
  }
  return { text, grown };
}

/** The unions and the tables, by module and name, in the order of the text. */
function openTypes(text: string): Map<string, Declared> {
  const source = ts.createSourceFile('doors.d.ts', text, ts.ScriptTarget.ESNext, true);
  const found = new Map<string, Declared>();
  const add = (module: string, name: string, type: SyntaxNode, members: readonly string[] | null) => {
    if (members) found.set(`${module} ${name}`, { members, from: type.getStart(source), to: type.getEnd() });
  };
  const addObjects = (module: string, name: string, type: SyntaxNode) => {
    const objects = objectsOf(type);
    if (!objects) return;
    found.set(`${module} ${name}`, {
      members: [...objects.keys()],
      from: type.getStart(source),
      to: type.getEnd(),
      objects,
    });
  };
  for (const statement of source.statements) {
    if (!ts.isModuleDeclaration(statement) || !statement.body || !ts.isModuleBlock(statement.body)) continue;
    for (const inner of statement.body.statements) {
      if (ts.isTypeAliasDeclaration(inner)) {
        add(statement.name.text, inner.name.text, inner.type, textsOf(inner.type));
        addObjects(statement.name.text, inner.name.text, inner.type);
      }
      if (ts.isVariableStatement(inner))
        for (const { name, type } of inner.declarationList.declarations)
          if (type && ts.isIdentifier(name))
            add(statement.name.text, name.text, type, keysOf(type) ?? textsOfList(type));
    }
  }
  return found;
}

/** The members of a union of texts and of other named types; null for every other type. */
function textsOf(type: SyntaxNode): string[] | null {
  const parts: readonly SyntaxNode[] = ts.isUnionTypeNode(type) ? type.types : [type];
  const texts = parts.flatMap((part) => {
    if (ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal)) return [part.literal.text];
    return parts.length > 1 && ts.isTypeReferenceNode(part) ? [part.getText()] : [];
  });
  return texts.length === parts.length ? texts : null;
}

/** The objects of a union in which each has a `kind` of its own; null for every other type. */
function objectsOf(type: SyntaxNode): ReadonlyMap<string, string> | null {
  if (!ts.isUnionTypeNode(type)) return null;
  const objects = new Map(
    type.types.flatMap((part) => {
      const kind = ts.isTypeLiteralNode(part) ? kindOf(part) : null;
      return kind === null ? [] : [[kind, part.getText()] as const];
    }),
  );
  return objects.size === type.types.length ? objects : null;
}

function kindOf(type: { members: Iterable<SyntaxNode> }): string | null {
  for (const member of type.members)
    if (ts.isPropertySignature(member) && member.name.getText() === 'kind' && member.type)
      return textsOf(member.type)?.join(' ') ?? null;
  return null;
}

/** The texts of a constant list: `readonly ["ec", "ph"]`; null for every other type. */
function textsOfList(type: SyntaxNode): string[] | null {
  if (!ts.isTypeOperatorNode(type) || !ts.isTupleTypeNode(type.type)) return null;
  const lists = type.type.elements.map(textsOf);
  return lists.every((list) => list !== null) ? lists.flat() : null;
}

/** The keys of a constant table of data; null for every other type. */
function keysOf(type: SyntaxNode): string[] | null {
  if (!ts.isTypeLiteralNode(type)) return null;
  const keys = type.members.flatMap((member) =>
    ts.isPropertySignature(member) && member.type && ts.isTypeLiteralNode(member.type) && isReadonly(member)
      ? [member.name.getText()]
      : [],
  );
  return keys.length > 0 && keys.length === type.members.length ? keys : null;
}

const isReadonly = (member: SyntaxNode & { modifiers?: readonly SyntaxNode[] | undefined }) =>
  member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword) ?? false;
