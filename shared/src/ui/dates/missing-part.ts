/** The first empty part of a date or time beneath `root` that is typed in part; undefined where each is whole or empty. */
export function missingPart(root: ParentNode): HTMLElement | undefined {
  return [...root.querySelectorAll('[data-parts]')].map(emptyPart).find(Boolean);
}

/** The first empty part of one that is typed in part. */
export function emptyPart(field: Element): HTMLElement | undefined {
  const parts = [...field.querySelectorAll<HTMLElement>('[role="spinbutton"]')];
  const empty = parts.filter((part) => part.hasAttribute('data-placeholder'));
  return empty.length < parts.length ? empty[0] : undefined;
}
