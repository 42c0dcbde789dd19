const reachable = 'a[href], button:not(:disabled)';

const isSeen = (element: HTMLElement) => element.checkVisibility() && !element.closest('[aria-hidden="true"]');

/** The elements that open the rows of the page's lists and tables, from top to bottom. */
export function rowsIn(page: ParentNode): HTMLElement[] {
  const first = [...page.querySelectorAll('main li, main tbody tr')].flatMap((row) => {
    const opens = row.querySelector<HTMLElement>(reachable);
    return opens && isSeen(opens) ? [opens] : [];
  });
  return [...new Set(first)];
}

/** The row after or before the one with the focus; the first where none has it; null at the end. */
export function rowBeside(
  rows: readonly HTMLElement[],
  focused: Element | null,
  step: 1 | -1,
): HTMLElement | undefined {
  const at = rows.findIndex((row) => row === focused || (focused && row.closest('li, tr')?.contains(focused)));
  return at === -1 ? rows[0] : rows[at + step];
}

/** The element that creates something new: the one that the screen marks, otherwise the navigation's link. */
export const newIn = (page: ParentNode): HTMLElement | null =>
  page.querySelector<HTMLElement>(`main [data-move="new"] :is(${reachable})`) ??
  page.querySelector<HTMLElement>('nav a[href$="/app/new"]');

/** The field that filters what is shown: the one that the screen marks, otherwise a search field. */
export const searchIn = (page: ParentNode): HTMLElement | null =>
  page.querySelector<HTMLElement>(`main [data-move="search"] :is(input, ${reachable})`) ??
  page.querySelector<HTMLElement>('main input[type="search"]');
