/** How near its edge a pointer has to come for a list to scroll, and the most that it scrolls in a frame, in px. */
const edge = 56;
const most = 12;

/**
 * Scrolls what scrolls around `inside` while a pointer is held near its upper or lower edge, the faster the nearer. `onScroll` is called after each step
 * with how far it has scrolled since the start, in px.
 */
export function edgeScroll(inside: Element, onScroll: (distance: number) => void) {
  const area = scrolling(inside);
  const start = area.scrollTop;
  let frame = 0;
  let speed = 0;
  const step = () => {
    frame = 0;
    const before = area.scrollTop;
    area.scrollTop += speed;
    if (area.scrollTop === before) return;
    onScroll(area.scrollTop - start);
    frame = requestAnimationFrame(step);
  };
  return {
    /** How far it has scrolled since the start, in px. */
    distance: () => area.scrollTop - start,
    follow(y: number): void {
      const { top, bottom } =
        area === document.scrollingElement ? { top: 0, bottom: innerHeight } : area.getBoundingClientRect();
      const near = (distance: number) => Math.max(0, Math.min(1, 1 - distance / edge));
      speed = most * (near(bottom - y) - near(y - top));
      if (speed !== 0 && frame === 0) frame = requestAnimationFrame(step);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}

/** The nearest element around it that scrolls, else the page. */
function scrolling(inside: Element): Element {
  for (let at = inside.parentElement; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return document.scrollingElement ?? document.documentElement;
}
