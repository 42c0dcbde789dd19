// The doors' declarations as one file, and the test whether today's can replace the kept ones.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withGrowth } from './growth.ts';
import { moduleText, reachable } from './reachable.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The doors: modules of `shared/src`. */
export const doors = ['start', 'platform', 'ui', 'ui-dates'];

/** Where the compiler finds the contract's types: at one place, for the kept doors and for today's. */
const contract = { '@seguia/openapi': [path.join(root, 'openapi/src/index.ts')] };

/** The name of a source file's declarations among the kept ones. */
export const moduleOf = (file: string) => `kept/${file.replace(/(\.d)?\.tsx?$/, '')}`;

/**
 * The declarations behind the doors that a remote can meet, as one file of ambient modules, which refer to each other by their paths. The
 * contract's types are not in it: the contract has a version of its own, and servers of another age keep it, too. Throws if they do not
 * compile.
 */
export function declarations(): string {
  const out = mkdtempSync(path.join(tmpdir(), 'seguia-doors-'));
  const options = { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: out, rootDir: '.' };
  const { ok, output } = compile(
    options,
    doors.map((door) => `shared/src/${door}.ts`),
  );
  if (!ok) throw new Error(output);
  const modules = globSync('shared/**/*.d.ts', { cwd: out }).sort();
  const text = modules.map((file) => asModule(file, readFileSync(path.join(out, file), 'utf8'))).join('\n');
  rmSync(out, { recursive: true });
  return reachable(
    text,
    doors.map((door) => moduleOf(`shared/src/${door}.ts`)),
  );
}

/**
 * Whether remotes that were built for the kept doors can use today's, by `shared/doors.test-types.ts`; otherwise with the compiler's messages.
 * `declared` are today's declarations: unions and tables may have grown since (`withGrowth`).
 */
export function stillFit(declared: string): { ok: boolean; output: string; grown: string[] } {
  const { text, grown } = withGrowth(readFileSync(path.join(root, '.doors/doors.d.ts'), 'utf8'), declared);
  const file = '.cache/kept-doors.d.ts';
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  writeFileSync(path.join(root, file), text);
  return { ...compile({}, [file, 'shared/doors.test-types.ts']), grown };
}

function asModule(file: string, text: string): string {
  const beside = (to: string) => moduleOf(path.join(path.dirname(file), to));
  const inside = text
    .replaceAll(/(?<=\b(?:from |import |import\())["'](\.[^"']+)["']/g, (_, to: string) => `'${beside(to)}'`)
    .replaceAll(/^(export )?declare /gm, '$1')
    .replaceAll(/^ *\/\*\*[^]*?\*\/\n/gm, '') // a docstring may change without a new version
    .trim();
  return moduleText(moduleOf(file), inside);
}

/** Compiles some files with the options of the whole project. */
function compile(compilerOptions: object, files: string[]): { ok: boolean; output: string } {
  const config = path.join(root, 'tsconfig.doors.json');
  const globals = ['shared/src/ui/styles/css-modules.d.ts'];
  writeFileSync(
    config,
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { ...compilerOptions, paths: contract },
      include: [],
      files: [...globals, ...files],
    }),
  );
  const { status, stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', config], { encoding: 'utf8' });
  rmSync(config);
  return { ok: status === 0, output: stdout };
}
