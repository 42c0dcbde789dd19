import { useSearchParams } from '@seguia/shared/platform';

/** The board's views: its plots now, and the map of their last days, which another part draws. */
export const boardViews = ['list', 'map'] as const;

export type BoardView = (typeof boardViews)[number];

/** The chosen view, kept in the address: whoever opens a plot and goes back finds the same view. */
export function useBoardView(): [BoardView, (view: BoardView) => void] {
  const [search, setSearch] = useSearchParams();
  const view = boardViews.find((known) => known === search.get('view')) ?? 'list';
  const choose = (next: BoardView) => {
    const changed = new URLSearchParams(search);
    if (next === 'list') changed.delete('view');
    else changed.set('view', next);
    setSearch(changed, { replace: true, preventScrollReset: true });
  };
  return [view, choose];
}
