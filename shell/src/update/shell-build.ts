import * as v from 'valibot';

/** What is read of `shell.json` (tools/release/shell.ts). */
export const servedShell = v.object({ version: v.string(), files: v.record(v.string(), v.string()) });

/** The version of the served build, such as `1.4.2-b267f29b`, where this page runs it; undefined where it runs another one. */
export function ownBuild({ version, files }: v.InferOutput<typeof servedShell>): string | undefined {
  const own = [...document.querySelectorAll('script')]
    .map(({ src }) => src && new URL(src).pathname)
    .filter((path) => path?.startsWith('/assets/'));
  return own.length > 0 && own.every((path) => path in files) ? version : undefined;
}
