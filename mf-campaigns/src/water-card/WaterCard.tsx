import { dayNumber } from '@seguia/shared/domain/farm-time';
import { plotsAtom, todayAtom, useIntl } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { formatSpan } from '../series/format-span.ts';
import { useView } from '../graph/pointing/use-view.ts';
import { LonePanel } from '../graph/stack/LonePanel.tsx';
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
  const [panel] = useWaterPanel(plotIds, span);
  return (
    panel && (
      <LonePanel panel={panel} view={view} subtitle={formatSpan(intl.locale, isoDay(span.from), isoDay(span.to))} />
    )
  );
}
