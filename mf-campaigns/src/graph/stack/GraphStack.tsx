import { useIntl } from '@seguia/shared/platform';
import { ChartFrame } from '@seguia/shared/ui';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { latestDay } from '../../series/figures/ec-difference.ts';
import { useMeasureFormat } from '../../series/use-measure-format.ts';
import { stackedLooks } from '../drawing/geometry.ts';
import { PeriodTable } from '../PeriodTable.tsx';
import { GraphPointer } from '../pointing/GraphPointer.tsx';
import { nearestDay } from '../pointing/nearest-day.ts';
import { useBox } from '../pointing/use-box.ts';
import type { View } from '../pointing/view.ts';
import { formatPinnedDay } from '../format-pinned-day.ts';
import styles from './GraphStack.module.css';
import type { Panel } from '../panel.ts';
import { StackBeside } from './StackBeside.tsx';
import { StackDay } from './StackDay.tsx';
import { StackPanel } from './StackPanel.tsx';
import { useTop } from './use-top.ts';

interface GraphStackProps {
  /** The name of the region. */
  title: string;
  panels: Panel[];
  view: View;
  note?: ReactNode;
}

/** Low graphs beneath each other with one legend, one time axis and one cursor through all. */
export function GraphStack({ title, panels, view, note }: GraphStackProps) {
  const intl = useIntl();
  const measures = useMeasureFormat();
  const [measureBox, { width, height }] = useBox();
  const [measureTop, top] = useTop();
  const { span } = view;
  const lines = useMemo(() => panels.flatMap((panel) => panel.lines), [panels]);
  const pinned = view.day !== null && view.day >= span.from && view.day <= span.to ? view.day : null;
  // Without a pinned day the latest values stand there.
  const day = useMemo(() => pinned ?? latestDay(lines, span), [pinned, lines, span]);
  return (
    <ChartFrame
      look="plain"
      title={title}
      readout={<StackDay day={day} />}
      note={note}
      table={<PeriodTable caption={title} groups={panels} span={span} measures={measures} />}
    >
      <div ref={measureTop} className={styles.room} style={{ '--above': `${top}px` } as CSSProperties}>
        <div ref={measureBox} className={styles.stack}>
          {panels.map((panel, at) => (
            <StackPanel
              key={panel.id}
              panel={panel}
              span={span}
              day={day}
              look={at === panels.length - 1 ? stackedLooks.last : stackedLooks.above}
            />
          ))}
          {width > 0 && (
            <GraphPointer
              width={width}
              height={height}
              margins={{ ...stackedLooks.last.margins, top: 0 }}
              span={span}
              day={pinned}
              nearest={(offset, plot) => nearestDay(lines, { offset, width: plot, span })}
              onDay={view.onDay}
              onHover={view.onHover}
              onZoom={view.onZoom}
              onPinch={view.onPinch}
              label={intl.formatMessage(
                { id: 'campaigns.graph.day', defaultMessage: '{graph} : jour' },
                { graph: title },
              )}
              valueText={
                pinned === null
                  ? intl.formatMessage({ id: 'campaigns.graph.noDay', defaultMessage: 'Aucun jour choisi' })
                  : formatPinnedDay(intl, measures, panels, pinned)
              }
              renderValues={(pointed) => <StackBeside day={pointed} panels={panels} />}
            />
          )}
        </div>
      </div>
    </ChartFrame>
  );
}
