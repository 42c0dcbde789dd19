// pnpm doors: are the doors still what deployed remotes were built for? .doors/doors.d.ts keeps their types as of the version that
// shared/package.json names, and shared/doors.test-types.ts compiles while those of today can stand in for them. `--accept` keeps today's
// once the version is raised: its major where something cannot be used as before, its minor where something has come.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedLibraries } from './bundle/federation.ts';

const root = path.dirname(import.meta.dirname);
const doors = ['platform', 'ui', 'ui-dates'];

export interface Doors {
  version: string;
  /** `door: name` of all that they export. */
  names: readonly string[];
  /** Versions of the libraries that the shell provides beside the doors, by name. */
  libraries: Readonly<Record<string, string>>;
}

/** Why today's doors may not stand under their version, null where they may. `breaks`: what was kept cannot be used as before. */
export function fault(today: Doors, accepted: Doors, breaks: boolean): string | null {
  const [major, minor] = numbers(today.version);
  const [acceptedMajor, acceptedMinor] = numbers(accepted.version);
  const raise = (part: string) => `raise the ${part} version in shared/package.json, then run pnpm doors --accept`;
  if (major > acceptedMajor) return null;
  if (breaks) return `A deployed remote can no longer use the doors as it did: ${raise('major')}.`;
  for (const name of new Set([...Object.keys(accepted.libraries), ...Object.keys(today.libraries)])) {
    const [version, was] = [today.libraries[name], accepted.libraries[name]];
    const part = raisedBy(version, was);
    if (part === 'major' || (part === 'minor' && minor <= acceptedMinor))
      return `Remotes use ${name} of the shell, which was ${was ?? 'none'} and is ${version ?? 'none'}: ${raise(part)}.`;
  }
  const come = today.names.filter((name) => !accepted.names.includes(name));
  if (come.length > 0 && minor <= acceptedMinor)
    return `New at the doors: ${come.join(', ')}. If it is wanted, ${raise('minor')}.`;
  return null;
}

/** Which part of the doors' version another version of a library raises. Its patches change nothing that a remote could name. */
function raisedBy(version: string | undefined, was: string | undefined): 'major' | 'minor' | null {
  if (version === undefined) return 'major';
  if (was === undefined) return 'minor';
  const [major, minor] = numbers(version);
  const [majorBefore, minorBefore] = numbers(was);
  if (major !== majorBefore || minor < minorBefore) return 'major';
  return minor > minorBefore ? 'minor' : null;
}

function numbers(version: string): [major: number, minor: number] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
}

/** The names in the export lists of a door's source or declarations. */
export function exported(door: string, text: string): string[] {
  return [...text.matchAll(/^ *export (?:type )?\{([^}]*)\}/gm)]
    .flatMap(([, list = '']) => list.replaceAll(/\/\/.*|\/\*[^]*?\*\//g, '').split(','))
    .map((name) =>
      name
        .replace(/^[^]*\bas /, '')
        .replace(/^\s*type /, '')
        .trim(),
    )
    .filter((name) => name !== '')
    .map((name) => `${door}: ${name}`);
}

const acceptedFile = path.join(root, '.doors/doors.d.ts');

function acceptedDoors(): Doors {
  const text = readFileSync(acceptedFile, 'utf8');
  const names = doors.flatMap((door) => {
    const [, from = ''] = text.split(`declare module '${moduleOf(`shared/src/${door}.ts`)}' {`);
    return exported(door, from.split('\ndeclare module ')[0] ?? '');
  });
  const [, libraries = '{}'] = /^\/\/ Libraries: (.*)$/m.exec(text) ?? [];
  return {
    version: /of version (\S+)\. /.exec(text)?.[1] ?? '0.0.0',
    names,
    libraries: JSON.parse(libraries) as Doors['libraries'],
  };
}

function todaysDoors(): Doors {
  const source = (file: string) => readFileSync(path.join(root, 'shared', file), 'utf8');
  const { version } = JSON.parse(source('package.json')) as { version: string };
  const names = doors.flatMap((door) => exported(door, source(`src/${door}.ts`)));
  return { version, names, libraries: sharedLibraries() };
}

/** All declarations behind the doors as one file of ambient modules, which name each other by their paths. */
function declarations(): string {
  const out = mkdtempSync(path.join(tmpdir(), 'seguia-doors-'));
  const options = { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: out, rootDir: '.' };
  const { ok, output } = compile(options, ['openapi/src/index.ts', ...doors.map((door) => `shared/src/${door}.ts`)]);
  if (!ok) throw new Error(output);
  cpSync(path.join(root, 'openapi/src/schema.d.ts'), path.join(out, 'openapi/src/schema.d.ts'));
  const modules = globSync('**/*.d.ts', { cwd: out }).sort();
  const text = modules.map((file) => asModule(file, readFileSync(path.join(out, file), 'utf8'))).join('\n');
  rmSync(out, { recursive: true });
  return text;
}

const moduleOf = (file: string) => `kept/${file.replace(/(\.d)?\.tsx?$/, '')}`;

function asModule(file: string, text: string): string {
  const beside = (to: string) => moduleOf(path.join(path.dirname(file), to));
  const inside = text
    .replaceAll(/(?<=\b(?:from |import |import\())'(\.[^']+)'/g, (_, to: string) => `'${beside(to)}'`)
    .replaceAll("'@seguia/openapi'", `'${moduleOf('openapi/src/index.ts')}'`)
    .replaceAll(/^(export )?declare /gm, '$1')
    .replaceAll(/^ *\/\*\*[^]*?\*\/\n/gm, '') // what is said of a thing may change as it likes
    .trim();
  return `declare module '${moduleOf(file)}' {\n${inside}\n}\n`;
}

/** Compiles some files as the whole is compiled. */
function compile(compilerOptions: object, files: string[]): { ok: boolean; output: string } {
  const config = path.join(root, 'tsconfig.doors.json');
  const globals = ['shared/src/ui/styles/css-modules.d.ts'];
  writeFileSync(
    config,
    JSON.stringify({ extends: './tsconfig.json', compilerOptions, include: [], files: [...globals, ...files] }),
  );
  const { status, stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', config], { encoding: 'utf8' });
  rmSync(config);
  return { ok: status === 0, output: stdout };
}

if (import.meta.main) {
  const accept = process.argv.includes('--accept');
  const today = todaysDoors();
  const accepted = acceptedDoors();
  // Without --accept the check of all types says what breaks.
  const breaks = accept && !compile({}, ['.doors/doors.d.ts', 'shared/doors.test-types.ts']).ok;
  const wrong = fault(today, accepted, breaks);
  if (wrong) console.error(wrong);
  process.exitCode = wrong ? 1 : 0;
  if (accept && !wrong)
    writeFileSync(
      acceptedFile,
      `// The doors of version ${today.version}. Written by tools/doors.ts.\n// Libraries: ${JSON.stringify(today.libraries)}\n${declarations()}`,
    );
  else if (!wrong && today.version !== accepted.version) {
    console.error(`.doors/doors.d.ts keeps version ${accepted.version}: run pnpm doors --accept.`);
    process.exitCode = 1;
  }
}
