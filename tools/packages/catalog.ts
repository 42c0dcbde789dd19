import { readFileSync } from 'node:fs';
import path from 'node:path';

const list = readFileSync(path.resolve(import.meta.dirname, '../../pnpm-workspace.yaml'), 'utf8');

/** A dependency's range in package.json, or, for `catalog:`, in pnpm-workspace.yaml. Throws if it is in neither. */
export function catalog(name: string, range: string): string {
  const [, listed] = new RegExp(`^  '?${name}'?: (\\S+)$`, 'm').exec(list) ?? [];
  const found = range === 'catalog:' ? listed : range;
  if (!found) throw new Error(`No version of ${name} is known`);
  return found;
}
