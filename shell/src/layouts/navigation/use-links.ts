import { missingListsAtom } from '@seguia/shared/device/local/farm-items';
import { canAtom, type Permission } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import type { NavigationLink } from '../../remotes/known-remotes.ts';
import { RemotesContext } from '../../remotes/context.ts';

/** The links that the deployed remotes declare (decision 043), as far as the person has the right to them and the server keeps what they show. */
export function useLinks(group: 'navigation' | 'farm'): NavigationLink[] {
  const can = useAtomValue(canAtom);
  const missing = useAtomValue(missingListsAtom);
  const links = use(RemotesContext)?.navigation(group) ?? [];
  return links.filter(
    ({ right, list }) =>
      (right === undefined || can(right as Permission)) && (list === undefined || !missing?.has(list)),
  );
}
