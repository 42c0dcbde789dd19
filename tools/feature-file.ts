// Reads a remote's src/feature.ts without running it: its screens need a browser.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The paths of the remote in `folder`, in the order of its routes. */
export const featureRoutes = (folder: string): string[] => found(folder, /\bpath: '([^']+)'/g);

/** The slots for which the remote in `folder` offers a card. */
export const featureSlots = (folder: string): string[] => found(folder, /\b(\w+): async \(\) => \(\{\s*Card:/g);

function found(folder: string, pattern: RegExp): string[] {
  const file = path.join(folder, 'src/feature.ts');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name);
}
