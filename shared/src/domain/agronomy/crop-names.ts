/** A text as words between blanks, in small letters and without accents, so that one name can be looked for in another: "Tomate 2026" is " tomate 2026 ". */
export function folded(text: string): string {
  const words = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return ` ${words.join(' ')} `;
}

/** Whether a text has a name as words of its own, in the singular or with an s; accents and capitals make no difference. */
export function hasName(text: string, name: string): boolean {
  const wanted = folded(name).trimEnd();
  return wanted !== '' && ['', 's'].some((ending) => folded(text).includes(`${wanted}${ending} `));
}
