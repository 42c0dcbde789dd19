/** Words and an ending as a file name that every system takes; letters of any script stay. */
export function fileName(parts: readonly string[], ending: string): string {
  const name = parts
    .map((word) => word.replaceAll(/[^\p{L}\p{M}\p{N}%]+/gu, '-').replaceAll(/^-+|-+$/g, ''))
    .filter(Boolean)
    .join('_')
    .replaceAll('%', 'pct');
  return `${name}.${ending}`;
}
