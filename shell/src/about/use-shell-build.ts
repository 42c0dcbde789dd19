import { ownBuild, servedShell } from '../update/shell-build.ts';
import { useSiteList } from './use-site-list.ts';

/**
 * The version of the shell's build that this page runs, with the hash of its files; undefined where the site serves another build by now,
 * and offline.
 */
export function useShellBuild(): string | undefined {
  const served = useSiteList('/shell.json', servedShell);
  return served && ownBuild(served);
}
