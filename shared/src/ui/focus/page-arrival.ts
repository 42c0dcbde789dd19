let arrivedOnce = false;

/**
 * Moves the focus to the heading of a screen that a person has just gone to, so that a screen reader reads it and Tab goes on from
 * there. Not on the first screen of a page load (the browser starts there anyway), nor when the screen has put the focus itself.
 */
export function arriveAt(heading: HTMLElement | null) {
  const first = !arrivedOnce;
  arrivedOnce = true;
  if (first || !heading) return;
  const active = document.activeElement;
  const main = heading.closest('main') ?? heading.closest('header')?.parentElement;
  if (active && active !== document.body && main?.contains(active)) return;
  heading.focus({ preventScroll: true });
}
