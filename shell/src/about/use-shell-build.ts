import * as v from 'valibot';
import { useSiteList } from './use-site-list.ts';

/** What is read of `shell.json` (tools/release/shell.ts). */
const schema = v.object({ version: v.string(), files: v.record(v.string(), v.string()) });

/**
 * The version of the shell's build that this page runs, with the hash of its files, such as `1.4.2-b267f29b`; undefined where the site serves
 * another build by now, and offline.
 */
export function useShellBuild(): string | undefined {
  const served = useSiteList('/shell.json', schema);
  const own = [...document.querySelectorAll('script')]
    .map(({ src }) => src && new URL(src).pathname)
    .filter((path) => path?.startsWith('/assets/'));
  return served && own.length > 0 && own.every((path) => path in served.files) ? served.version : undefined;
}
