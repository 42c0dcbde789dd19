/** Words as a file name without an ending that every system takes; letters of any script stay. */
export function fileStem(parts: readonly string[]): string {
  return parts
    .map((word) => word.replaceAll(/[^\p{L}\p{M}\p{N}%]+/gu, '-').replaceAll(/^-+|-+$/g, ''))
    .filter(Boolean)
    .join('_')
    .replaceAll('%', 'pct');
}

/** As `fileStem`, with an ending. */
export const fileName = (parts: readonly string[], ending: string): string => `${fileStem(parts)}.${ending}`;
