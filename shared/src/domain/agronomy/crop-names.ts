/**
 * A text as words between blanks, in lower case and without accents, so that one name can be searched in another: "Tomate 2026" becomes "
 * tomate 2026 ".
 */
export function folded(text: string): string {
  const words = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return ` ${words.join(' ')} `;
}

/** Whether a text contains a name as whole words, in the singular or with an s, regardless of accents and capitals. */
export function hasName(text: string, name: string): boolean {
  const wanted = folded(name).trimEnd();
  return wanted !== '' && ['', 's'].some((ending) => folded(text).includes(`${wanted}${ending} `));
}
