import { defineMessages, useFormat, useIntl } from '@seguia/shared/platform';
import { Button, Segmented } from '@seguia/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './ListEnd.module.css';
import type { FarmList } from './use-farm-list.ts';

const messages = defineMessages({
  count: { id: 'auth.farms.count', defaultMessage: '{count, plural, one {# exploitation} other {# exploitations}}' },
  shown: { id: 'auth.farms.shown', defaultMessage: '{shown} affichées sur {total}' },
  more: { id: 'auth.farms.more', defaultMessage: 'Afficher la suite' },
  perPage: { id: 'auth.farms.perPage', defaultMessage: 'Par page' },
});

/** Page sizes to choose from. */
const sizes = [25, 50, 100];

/** The end of the list: how many farms are shown, a button for more (scrolling here also loads them), and the page size. */
export function ListEnd({ farms }: { farms: FarmList }) {
  const intl = useIntl();
  const format = useFormat();
  const { more, busy, failure, loadMore, perPage, setPerPage, total } = farms;
  const shown = farms.farms.length;
  const end = useRef<HTMLDivElement>(null);
  const goesOn = more && !busy && failure === null;
  useEffect(() => {
    if (!end.current || !goesOn) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore());
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [goesOn, loadMore]);
  const values = { shown: format.number(shown, 0), total: format.number(total, 0) };
  return (
    <div ref={end} className={styles.end}>
      <p className={styles.count} role="status">
        {more ? intl.formatMessage(messages.shown, values) : intl.formatMessage(messages.count, { count: total })}
      </p>
      {more && (
        <Button busy={busy} onPress={loadMore}>
          {intl.formatMessage(messages.more)}
        </Button>
      )}
      {total > Math.min(...sizes) && (
        <Segmented
          label={intl.formatMessage(messages.perPage)}
          value={String(perPage)}
          onChange={(size) => setPerPage(Number(size))}
          options={[...new Set([perPage, ...sizes])]
            .sort((a, b) => a - b)
            .map((size) => ({ id: String(size), label: format.number(size, 0) }))}
        />
      )}
    </div>
  );
}
