import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icons/Icon.tsx';
import { moved } from './reorder.ts';
import { reorderMessages } from './reorder-messages.ts';
import styles from './ReorderList.module.css';
import { useReorder } from './use-reorder.ts';
import { VisuallyHidden } from '../fields/VisuallyHidden.tsx';

export interface ReorderListProps {
  /** Its name, e.g. "Order of the round". */
  label: string;
  items: readonly { id: string; label: string }[];
  /** The ids in their new order. */
  onChange: (ids: string[]) => void;
}

/** A list put in another order: by dragging a row at its handle, by keys on that handle, or by the two buttons of each row. */
export function ReorderList({ label, items, onChange }: ReorderListProps) {
  const intl = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const keys = useId();
  const [announcement, announce] = useState('');
  const focus = useRef<{ id: string; part: string } | null>(null);
  const news = (text: keyof typeof reorderMessages, from: number, to: number) =>
    announce(
      intl.formatMessage(reorderMessages[text], { name: items[from]?.label, place: to + 1, count: items.length }),
    );
  const move = (from: number, to: number, part: string) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    focus.current = { id: item.id, part };
    onChange(moved(items, from, to).map(({ id }) => id));
  };
  const { taken, handle, style } = useReorder(list, {
    onMove: (from, to) => move(from, to, 'handle'),
    onNews: news,
  });
  // A row that has moved in the page has lost the focus. It moves once the owner gives the items in their new order.
  useLayoutEffect(() => {
    const wanted = focus.current;
    if (!wanted) return;
    focus.current = null;
    const row = list.current?.children[items.findIndex(({ id }) => id === wanted.id)];
    row?.querySelector<HTMLElement>(`[data-part="${wanted.part}"]`)?.focus();
  });
  const step = (place: number, to: number, part: 'up' | 'down') => (
    <button
      type="button"
      className={styles.step}
      data-part={part}
      aria-label={intl.formatMessage(reorderMessages[part], { name: items[place]?.label })}
      aria-disabled={to < 0 || to >= items.length || undefined}
      onClick={() => {
        if (to < 0 || to >= items.length) return;
        move(place, to, part);
        news('passing', place, to);
      }}
    >
      <Icon name={part} />
    </button>
  );
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets the role of a list without bullets */}
      <ol ref={list} role="list" className={styles.list} aria-label={label} data-taken={taken?.with}>
        {items.map((item, place) => (
          <li key={item.id} className={styles.row} data-taken={taken?.from === place || undefined} style={style(place)}>
            <span className={styles.place} aria-hidden>
              {intl.formatNumber(shownPlace(taken, place) + 1)}
            </span>
            <bdi className={styles.name}>{item.label}</bdi>
            <span className={styles.buttons}>
              {step(place, place - 1, 'up')}
              {step(place, place + 1, 'down')}
              <button
                type="button"
                className={styles.handle}
                data-part="handle"
                aria-label={intl.formatMessage(reorderMessages.move, { name: item.label })}
                aria-describedby={keys}
                aria-pressed={taken?.from === place}
                {...handle(place)}
              >
                <Icon name="grip" />
              </button>
            </span>
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <p id={keys}>{intl.formatMessage(reorderMessages.keys)}</p>
        <p role="status">{announcement}</p>
      </VisuallyHidden>
    </>
  );
}

/** The place that a row has on the screen, while another one is taken. */
function shownPlace(taken: { from: number; to: number } | null, place: number): number {
  if (!taken) return place;
  const { from, to } = taken;
  if (place === from) return to;
  if (place > from && place <= to) return place - 1;
  return place < from && place >= to ? place + 1 : place;
}
