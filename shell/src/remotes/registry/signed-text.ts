// What a team signs of a release (decision 296). The release command, the release service and the shell share this code.

/**
 * The text of all that a release says, whatever the order of its keys. `base` is not in it, because each site has its own, and the hashes
 * bind the files wherever they are.
 */
export function signedText(name: string, release: object): string {
  const { base: _base, signature: _signature, ...rest } = release as Record<string, unknown>;
  return JSON.stringify(ordered({ ...rest, name }));
}

/** Lists of keys and values in place of objects, so that every engine writes the same text. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, ordered(inner)]);
  return { entries: entries.toSorted(([a], [b]) => (a < b ? -1 : 1)) };
}
