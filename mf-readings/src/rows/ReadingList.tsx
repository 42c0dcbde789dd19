import { type DeviceReading, useFormat } from '@seguia/shared/platform';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { groupByDay } from './day-groups.ts';
import styles from './ReadingList.module.css';

export interface ReadingListProps {
  /** The list's accessible name: "Readings". */
  label: string;
  /** The newest first. */
  rows: readonly DeviceReading[];
  /** Expected height of a row in px; the real height is measured. */
  rowHeight?: number;
  renderReading: (reading: DeviceReading) => ReactNode;
  hasMore: boolean;
  loadMore: () => void;
}

const headingHeight = 36;
/** The next page is fetched when this many rows are left. */
const ahead = 15;

/** Readings grouped by day. Only the visible rows are in the page, so that 10,000 rows scroll like 25. */
export function ReadingList({ label, rows, rowHeight = 84, renderReading, hasMore, loadMore }: ReadingListProps) {
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const lines = useMemo(() => groupByDay(rows), [rows]);
  const headings = useMemo(() => lines.flatMap((line, index) => (line.kind === 'day' ? [index] : [])), [lines]);
  const sticky = useRef(0);
  const [{ offset, cover }, setPlace] = useState({ offset: 0, cover: 0 });
  useLayoutEffect(() => setPlace({ offset: list.current?.offsetTop ?? 0, cover: heightOver(list.current) }), []);
  // For the virtualizer the screen begins beneath the page's heading: the first row that it names is the first one in sight.
  const margin = offset - cover;

  // oxlint-disable-next-line react/incompatible-library -- its functions are called while rendering, never passed on
  const virtual = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (index) => (lines[index]?.kind === 'day' ? headingHeight : rowHeight),
    getItemKey: (index) => keyOf(lines[index], index),
    scrollMargin: margin,
    overscan: 4,
    rangeExtractor: useCallback(
      (range: Range) => {
        // Keeps the heading of the current day at the top, though its own place has scrolled out of sight.
        sticky.current = headings.findLast((index) => index <= range.startIndex) ?? 0;
        return [...new Set([sticky.current, ...defaultRangeExtractor(range)])].toSorted((a, b) => a - b);
      },
      [headings],
    ),
  });

  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && last >= lines.length - ahead) loadMore();
  }, [hasMore, last, lines.length, loadMore]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets the role of a list without bullets
    <ul ref={list} role="list" aria-label={label} className={styles.list} style={{ blockSize: virtual.getTotalSize() }}>
      {items.map((item) => {
        const line = lines[item.index];
        if (!line) return null;
        const stuck = item.index === sticky.current;
        return (
          <li
            key={item.key}
            ref={virtual.measureElement}
            data-index={item.index}
            aria-setsize={hasMore ? -1 : lines.length}
            aria-posinset={item.index + 1}
            className={line.kind === 'day' ? styles.day : styles.row}
            data-stuck={stuck || undefined}
            style={stuck ? undefined : { transform: `translateY(${item.start - margin}px)` }}
          >
            {line.kind === 'day' ? (
              <h2 className={styles.heading}>{format.date(line.date, 'weekday')}</h2>
            ) : (
              renderReading(line.row)
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The height in px of the page's heading, where it stays at the top of the screen over the rows. */
function heightOver(list: HTMLElement | null): number {
  const header = list?.closest('main')?.querySelector('header');
  return header && getComputedStyle(header).position === 'sticky' ? header.offsetHeight : 0;
}

function keyOf(line: ReturnType<typeof groupByDay<DeviceReading>>[number] | undefined, index: number): string | number {
  if (!line) return index;
  return line.kind === 'day' ? line.date : line.row.id;
}
