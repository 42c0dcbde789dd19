// What came with each version of the doors, from their record, for teams in repositories of their own.
import { type DoorsRecord, minorOf } from './record.ts';
import { byVersion } from './used.ts';

/**
 * The versions after `after` ("1.44.0"; all by default), newest first, as Markdown: a heading for each minor version, and a line for each
 * door with the names that it got.
 */
export function changesAfter({ since }: Pick<DoorsRecord, 'since'>, after = '0.0'): string {
  const versions = Object.keys(since)
    .filter((version) => byVersion(version, minorOf(after)) > 0)
    .toSorted((a, b) => byVersion(b, a));
  return versions.map((version) => `## ${version}\n\n${linesOf(since[version] ?? [])}\n`).join('\n');
}

/** `ui: Searched`, `ui: Searched.items` become "- ui: Searched (items)"; the kit's tokens are one line. */
function linesOf(names: readonly string[]): string {
  const tokens = names.filter((name) => name.startsWith('--'));
  const members = Map.groupBy(
    names.filter((name) => !name.startsWith('--')),
    (name) => name.split('.')[0]!,
  );
  const lines = [...members].map(([name, all]) => {
    const own = all.filter((member) => member !== name).map((member) => member.slice(name.length + 1));
    return own.length > 0 ? `${name} (${own.join(', ')})` : name;
  });
  return [...lines, ...(tokens.length > 0 ? [`tokens: ${tokens.join(', ')}`] : [])]
    .map((line) => `- ${line}`)
    .join('\n');
}

/** The names that `before` has and `now` lacks: what a new major version took away. */
export function goneSince(before: Pick<DoorsRecord, 'since'>, now: Pick<DoorsRecord, 'since'>): string[] {
  const names = new Set(Object.values(now.since).flat());
  return Object.values(before.since)
    .flat()
    .filter((name) => !names.has(name));
}
