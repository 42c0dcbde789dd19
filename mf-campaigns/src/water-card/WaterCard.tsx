import { dayNumber } from '@seguia/shared/domain/farm-time';
import { plotsAtom, todayAtom, useIntl } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { formatSpan } from '../series/format-span.ts';
import { useView } from '../graph/pointing/use-view.ts';
import { GraphStack } from '../graph/stack/GraphStack.tsx';
import { isoDay } from '../series/calendar.ts';
import { useWaterPanel } from '../water/use-water-panel.ts';

/** How many days the picture shows, up to today. */
const pictured = 28;

/** The card on the page of water and light: its last four weeks as a picture. Shows nothing where none of these days is known. */
export function WaterCard() {
  const intl = useIntl();
  const today = useAtomValue(todayAtom);
  const span = useMemo(() => ({ from: dayNumber(today) - pictured + 1, to: dayNumber(today) }), [today]);
  const plots = useAtomValue(plotsAtom);
  const plotIds = useMemo(() => (plots ?? []).map(({ id }) => id), [plots]);
  const { view } = useView(span, span, () => undefined);
  const panels = useWaterPanel(plotIds, span);
  const [panel] = panels;
  if (!panel) return null;
  return (
    <GraphStack
      title={panel.title}
      panels={panels}
      view={view}
      room="page"
      tables="one"
      legend={[]}
      picture={{
        title: panel.title,
        subtitle: formatSpan(intl.locale, isoDay(span.from), isoDay(span.to)),
        legend: [],
      }}
    />
  );
}
