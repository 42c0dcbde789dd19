import { createContext, type ReactNode, use } from 'react';

/** The component that draws the links to the farm's pages. The shell provides it; without it there are none. */
export const FarmPagesContext = createContext<(() => ReactNode) | null>(null);

/** Links to the pages about the farm itself that the deployed remotes declare, where the navigation has no room for them. */
export function FarmPages() {
  return use(FarmPagesContext)?.();
}
