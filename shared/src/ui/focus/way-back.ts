/** What the pages of this visit were, by their index in the browser's history. */
const trail: { path: string; isPlace: boolean }[] = [];

/** The index that the router gives to each entry of the history; undefined outside of the app, as in a test. */
const index = (): number | undefined => (window.history.state as { idx?: number } | null)?.idx;

/**
 * Remembers the page that is shown, for the Back of the next one.
 * @param isPlace whether a person may come back here from anywhere: false for a form, which is done when it is left.
 */
export function rememberPage(isPlace: boolean): void {
  const at = index();
  if (at === undefined) return;
  trail[at] = { path: window.location.pathname, isPlace };
  trail.length = at + 1;
}

/**
 * Goes back in the history, which brings the scroll place too, if the page before is the parent itself, or any place of the app
 * for a page that many lead to. Answers false where it does nothing: after a reload, on a page opened by a link, or after a form.
 * @param parent the address of the back link, with the language prefix
 */
export function goBackTo(parent: string, fromAnywhere: boolean): boolean {
  const before = trail[(index() ?? 0) - 1];
  if (!before || (before.path !== parent && !(fromAnywhere && before.isPlace))) return false;
  window.history.back();
  return true;
}
