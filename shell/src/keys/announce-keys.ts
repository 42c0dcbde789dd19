import { moveKeys } from './move-of.ts';
import { newIn, searchIn } from './places.ts';

const attribute = 'aria-keyshortcuts';

/** Milliseconds after a change of the page until its keys are announced anew. */
const pause = 300;

/** Says to screen readers which key leads to a link or a field, as long as the page changes; gives what takes it back. */
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
