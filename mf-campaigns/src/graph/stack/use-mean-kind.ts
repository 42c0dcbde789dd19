import { useIntl } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { periodsOf } from '../../series/figures/periods.ts';
import { meanByVolume, type Points, type Span } from '../../series/series.ts';
import type { Panel } from '../panel.ts';

/** Says which kind of mean drain has; null where no day has several readings, and no row of the table has several days. */
export function useMeanKind(panels: readonly Panel[], span: Span): string | null {
  const intl = useIntl();
  const kind = useMemo(
    () =>
      kindOf(
        panels.flatMap((panel) => (panel.kind === 'lines' ? panel.lines.map(({ days }) => days) : [])),
        periodsOf(span).unit !== 'day',
      ),
    [panels, span],
  );
  return (
    kind &&
    intl.formatMessage(
      {
        id: 'campaigns.graph.meanKind',
        defaultMessage:
          '{kind, select, volume {Drainage : moyennes par volume.} mixed {Drainage : moyennes par volume, simples là où un volume manque.} other {Drainage : moyennes simples, sans volumes.}}',
      },
      { kind },
    )
  );
}

function kindOf(lines: readonly Points[], isPooled: boolean): 'volume' | 'mixed' | 'plain' | null {
  const drain = lines.filter(({ weighted }) => weighted);
  if (!isPooled && !drain.some(({ count }) => count.some((readings) => readings > 1))) return null;
  const days = drain.flatMap((points) =>
    Array.from(points.count.keys())
      .filter((day) => (points.count[day] ?? 0) > 0)
      .map((day) => meanByVolume(points, [day]) !== null),
  );
  if (days.length === 0) return null;
  if (days.every(Boolean)) return 'volume';
  return days.some(Boolean) ? 'mixed' : 'plain';
}
