// The names of the doors that a remote can use: values, and their props and members.
import path from 'node:path';
import { doors, moduleOf } from './declarations.ts';
import { typescript as ts } from './compiler.ts';

const contract = path.resolve(import.meta.dirname, '../../openapi/src');

/**
 * The names in a file of kept declarations that matter at run time: `ui: Button`, and `ui: Button.variant` for a prop of a component, a
 * member of an object argument, or a member of an object value. Names that a library declares do not count.
 */
export function membersOf(file: string): string[] {
  const program = ts.createProgram([file], {
    noLib: false,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
    strict: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    paths: { '@seguia/openapi': [path.join(contract, 'index.ts')] },
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file)!;
  type Type = ReturnType<typeof checker.getTypeOfSymbol>;

  const isOurs = (declaredIn: string) => declaredIn === source.fileName || declaredIn.startsWith(contract);
  const own = (type: Type): string[] =>
    checker
      .getPropertiesOfType(checker.getNonNullableType(type))
      .filter((property) => property.declarations?.some((declared) => isOurs(declared.getSourceFile().fileName)))
      .map(({ name }) => name);
  /** The members of a union are those of its parts. */
  const parts = (type: Type): Type[] => (type.isUnion() ? type.types : [type]);
  const isData = (type: Type) =>
    (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    !checker.isArrayType(type) &&
    type.getCallSignatures().length === 0;

  const membersOfValue = (type: Type): string[] => {
    const calls = type.getCallSignatures();
    if (calls.length === 0) return isData(type) && !isAtom(type) ? own(type) : [];
    const taken = calls.flatMap((call) => call.parameters.map((parameter) => checker.getTypeOfSymbol(parameter)));
    return taken.flatMap(parts).filter(isData).flatMap(own);
  };
  const isAtom = (type: Type) => type.getProperty('read') !== undefined;

  const names = doors.flatMap((door) => {
    const module = checker.getAmbientModules().find(({ name }) => name === `"${moduleOf(`shared/src/${door}.ts`)}"`);
    if (!module) return [];
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const symbol = (exported.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(exported) : exported;
      // Members of a library's type that a door passes on are the library's, and not part of the doors' history.
      const ours = symbol.declarations?.some((declared) => isOurs(declared.getSourceFile().fileName)) ?? false;
      const isType = ours && (symbol.flags & ts.SymbolFlags.Value) === 0;
      if (isType) return [];
      const members = ours ? membersOfValue(checker.getTypeOfSymbol(symbol)) : [];
      return [exported.name, ...members.map((member) => `${exported.name}.${member}`)].map(
        (name) => `${door}: ${name}`,
      );
    });
  });
  return [...new Set(names)].sort();
}
