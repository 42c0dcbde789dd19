import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** What scripts must know of the screen; style sheets use the same widths. */
const queries = {
  /** A phone, or anything that is touched first. A low window with a mouse is a desk's, whose page is magnified. */
  compact: '(width < 45rem) and (height >= 30rem), (pointer: coarse)',
  /** Room for a table and a detail pane beside the rail. */
  twoPanes: '(width >= 75rem)',
  /** A phone on its side, with room for a button in its heading: at the end of the screen that would hide what people came for. */
  landscape: '(orientation: landscape) and (height < 30rem) and (43rem <= width < 64rem)',
};

/** Whether the screen is of this kind, also after it was turned or its window was resized. */
export function useMedia(kind: keyof typeof queries): boolean {
  const list = useMemo(() => matchMedia(queries[kind]), [kind]);
  const subscribe = useCallback(
    (listener: () => void) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}
