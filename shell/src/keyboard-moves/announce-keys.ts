import { moveKeys } from './move-of.ts';
import { newIn, searchIn } from './places.ts';

const attribute = 'aria-keyshortcuts';

/** Milliseconds between a change of the page and the update of its keys. */
const pause = 300;

/**
 * Tells screen readers which keys lead to links and fields, and keeps this up to date while the page changes. Returns a function that
 * undoes it.
 */
export function announceKeys(page: HTMLElement): () => void {
  let announced: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = () => {
    for (const element of announced) element.removeAttribute(attribute);
    announced = [];
  };
  const announce = () => {
    const [made, search] = [newIn(page), searchIn(page)];
    silence();
    made?.setAttribute(attribute, moveKeys.new);
    search?.setAttribute(attribute, moveKeys.search);
    announced = [made, search].filter((element) => element !== null);
  };
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(announce, pause);
  });
  observer.observe(page, { childList: true, subtree: true });
  announce();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    silence();
  };
}
