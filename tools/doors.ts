// pnpm doors: are the doors still what deployed remotes were built for, and does each remote's `hostApi` name doors that have what it uses?
// .doors keeps the doors as of the version that it names: their types, which shared/doors.test-types.ts compares with today's, and the record
// of their names. `--accept` keeps today's once the version in shared/package.json is raised: its major where something cannot be used as
// before, its minor where something has come.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { coreVersion } from './bundle/federation.ts';
import { answerHelp } from './command-line/arguments.ts';
import { declarations, stillFit } from './doors/declarations.ts';
import { faultsOf } from './doors/faults.ts';
import { dated, type DoorsRecord, minorOf, readRecord, recordFile, sinceOf } from './doors/record.ts';
import { type Doors, todaysDoors } from './doors/today.ts';
import { tooOld } from './doors/too-old.ts';
import { byVersion } from './doors/used.ts';
import { remotes } from './remotes.ts';

answerHelp(import.meta.filename);

const root = path.dirname(import.meta.dirname);

/** The faults of the doors, each as a sentence. With `accept`, today's doors are accepted if their version allows it. */
function check(accept: boolean): string[] {
  const record = readRecord();
  const since = sinceOf(record);
  const accepted: Doors = { ...record, names: [...since.keys()] };
  const declared = declarations();
  const today = todaysDoors(declared);
  const { ok, output, grown } = stillFit(declared);
  // A remote of this checkout may already use names that are not accepted yet.
  const minor = minorOf(today.version);
  const withTodays = new Map([...today.names.map((name) => [name, minor] as const), ...since]);
  const old = remotes.flatMap((app) => tooOld(app, withTodays));
  // Merging two branches can leave names of a version that shared never reached: no shell would load the remotes that use them.
  const [newest = minor] = [...new Set(since.values())].toSorted((a, b) => byVersion(b, a));
  const ahead =
    byVersion(newest, minor) > 0 ? [`.doors has names of ${newest}: shared/package.json says ${minor}.`] : [];
  const wrong = [...faultsOf(today, accepted, ok ? null : output.trim(), grown), ...ahead, ...old];
  if (accept && wrong.length === 0)
    writeDoors(today, declared, {
      core: { [coreVersion()]: minor, ...record.core },
      since: dated(since, today.names, today.version),
    });
  else if (wrong.length === 0 && today.version !== accepted.version)
    wrong.push(`.doors keeps version ${accepted.version}: run pnpm doors --accept.`);
  return wrong;
}

function writeDoors(today: Doors, declared: string, added: Pick<DoorsRecord, 'core' | 'since'>): void {
  const { names: _, ...rest } = today;
  writeFileSync(recordFile, `${JSON.stringify({ ...rest, ...added } satisfies DoorsRecord, null, 1)}\n`);
  writeFileSync(
    path.join(root, '.doors/doors.d.ts'),
    `// The doors of version ${today.version}. Written by tools/doors.ts.\n${declared}`,
  );
}

const faults = check(process.argv.includes('--accept'));
for (const line of faults) console.error(line);
process.exitCode = faults.length > 0 ? 1 : 0;
