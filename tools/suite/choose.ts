// What `pnpm test` runs: the core and some parts, or what is in the folders that are named, or what the changed files concern.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { changedFiles, isKnown } from './changed-files.ts';
import { filesWithEarlierWordings } from './earlier-wordings.ts';
import { concernedParts } from './concerned.ts';
import { partNames, type PartName } from './parts.ts';
import { everything, type Plan, playwrightRun, vitestRun } from './plan.ts';

export interface Choice {
  /** The core and the parts that run; null where folders or changed files are chosen. */
  plan: Plan | null;
  /** Each run of Vitest: its arguments and its environment. */
  vitest: { args: string[]; env?: Record<string, string> }[];
  /** Playwright's arguments; null where no journey runs. */
  journeys: string[] | null;
}

const notStories = ['--project', '!stories*'];
const stories = ['--project', 'stories*'];

/**
 * The choice that the arguments of `pnpm test` make: `--all`, `--part <name …>`, `--since <revision>`, `--changed [revision]`, paths, or
 * nothing. Throws for a path or part that does not exist, and for a revision that git does not know.
 */
export function choose(args: readonly string[], root: string): Choice {
  const [first, ...more] = args;
  if (first === '--all') return planned(everything);
  if (first === '--part') return planned({ core: false, parts: named(more) });
  if (first === '--since') return planned({ core: true, parts: partsSince(root, more[0] ?? 'main') });
  if (first === '--changed') return concernedBy(root, more[0]);
  if (first === undefined) return planned({ core: true, parts: partsOfOwn(root) });
  const paths = args.map((arg) => path.relative(root, path.resolve(root, arg)));
  for (const name of paths)
    if (globSync(name, { cwd: root }).length === 0) throw new Error(`There is no ${name} here.`);
  return inFolders(paths, root);
}

function planned(plan: Plan): Choice {
  const run = vitestRun(plan);
  return { plan, vitest: run ? [run] : [], journeys: playwrightRun(plan) };
}

function named(names: readonly string[]): PartName[] {
  const unknown = names.find((name) => !(partNames as string[]).includes(name));
  if (unknown !== undefined || names.length === 0)
    throw new Error(`There is no part "${unknown ?? ''}": ${partNames.join(', ')}`);
  return partNames.filter((name) => names.includes(name));
}

/** The parts that read what differs from `revision`, and from main; all of them where the history does not reach back so far. */
function partsSince(root: string, revision: string): readonly PartName[] {
  if (!isKnown(root, revision)) return partNames;
  const since = concernedParts(changedFiles(root, revision, { deleted: true }));
  const own = partsOfOwn(root);
  return partNames.filter((name) => since.includes(name) || own.includes(name));
}

/** The parts that read what differs from main. */
const partsOfOwn = (root: string) => concernedParts(changedFiles(root, undefined, { deleted: true }));

/** The tests, stories and journeys in these folders or files, and the journeys that name them. */
function inFolders(paths: readonly string[], root: string): Choice {
  const own = paths.filter((name) => !isIn('e2e', name));
  const args = ['run', '--passWithNoTests', ...own.map((name) => path.join(root, name))];
  const journeys = journeysIn(root).filter((file) => paths.some((name) => isIn(name, file) || names(file, name, root)));
  return { plan: null, vitest: own.length > 0 ? [{ args }] : [], journeys: journeys.length > 0 ? journeys : null };
}

/**
 * The tests that import the files that differ from `since`, the stories beside them, the journeys among them, and those that name one; and
 * what looks for a text that has other words now.
 */
function concernedBy(root: string, since?: string): Choice {
  const files = changedFiles(root, since);
  const quoting = filesWithEarlierWordings(files, root, since);
  const isStory = (file: string) => file.endsWith('.stories.tsx');
  const sources = [...new Set([...files, ...quoting.filter((file) => !isStory(file))])]
    .filter((file) => !isIn('e2e', file))
    .map((file) => path.join(root, file));
  const folders = [
    ...new Set(files.filter((file) => /^(mf-|shared|shell)/.test(file)).map((file) => path.dirname(file))),
  ];
  const beside = [
    ...new Set([
      ...folders.flatMap((folder) => globSync(`${folder}/*.stories.tsx`, { cwd: root })),
      ...quoting.filter(isStory),
    ]),
  ];
  const journeys = journeysIn(root).filter(
    (file) => quoting.includes(file) || files.some((name) => name === file || names(file, name, root)),
  );
  const related = ['related', '--run', '--passWithNoTests', ...notStories, ...sources];
  return {
    plan: null,
    vitest: [
      ...(sources.length > 0 ? [{ args: related }] : []),
      ...(beside.length > 0 ? [{ args: ['run', ...stories, ...beside.map((file) => path.join(root, file))] }] : []),
    ],
    journeys: journeys.length > 0 ? journeys : null,
  };
}

/** Whether a journey names an app, by the beginning of its own name, or a file or folder, by its path or an import of it. */
function names(journey: string, name: string, root: string): boolean {
  if (/^mf-[a-z]+$/.test(name) && path.basename(journey).startsWith(name.slice('mf-'.length))) return true;
  const pattern = isIn('e2e', name) ? `/${path.basename(name)}'` : name;
  return name !== '' && readFileSync(path.join(root, journey), 'utf8').includes(pattern);
}

function journeysIn(root: string): string[] {
  return globSync('e2e/**/*.e2e.ts', { cwd: root, exclude: ['**/node_modules/**'] }).toSorted();
}

const isIn = (folder: string, file: string) => file === folder || file.startsWith(`${folder}/`) || folder === '';
