/** Hands a file to the person's downloads, named by its parts. */
export function saveFile(blob: Blob, name: string[], ending: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${fileName(name)}.${ending}`;
  link.click();
  // The download reads the address after this turn; long enough, and not kept for ever.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Words as a file name that every system takes; letters of any script stay. */
const fileName = (words: string[]): string =>
  words
    .map((word) => word.replaceAll(/[^\p{L}\p{M}\p{N}%]+/gu, '-').replaceAll(/^-+|-+$/g, ''))
    .filter(Boolean)
    .join('_')
    .replaceAll('%', 'pct');
