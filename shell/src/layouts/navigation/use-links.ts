import { canAtom, hasWaterDaysAtom, paths, type Permission } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import type { NavigationLink } from '../../remotes/known-remotes.ts';
import { RemotesContext } from '../../remotes/context.ts';

/** The links that the deployed remotes declare (decision 043), as far as the person has the right to them and the server has what they show. */
export function useLinks(group: 'navigation' | 'farm'): NavigationLink[] {
  const can = useAtomValue(canAtom);
  const links = use(RemotesContext)?.navigation(group) ?? [];
  const lacksWater = useAtomValue(hasWaterDaysAtom) === false;
  return links.filter(
    ({ to, right }) => (right === undefined || can(right as Permission)) && !(lacksWater && to === paths.water()),
  );
}
