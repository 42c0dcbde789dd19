import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The texts that an app declares in the block "seguia" of its package.json, wherever in it: French by id. */
export function readDeclaredMessages(folder: string): Record<string, string> {
  const { seguia } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { seguia?: unknown };
  return Object.fromEntries(textsIn(seguia));
}

function textsIn(value: unknown): [id: string, french: string][] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, defaultMessage } = value as { id?: unknown; defaultMessage?: unknown };
  if (typeof id === 'string' && typeof defaultMessage === 'string') return [[id, defaultMessage]];
  return Object.values(value).flatMap(textsIn);
}
