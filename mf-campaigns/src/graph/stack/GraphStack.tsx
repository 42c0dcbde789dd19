import { FormattedMessage, useIntl } from '@seguia/shared/platform';
import { ChartFrame, Chip } from '@seguia/shared/ui';
import { type ReactNode, useMemo, useRef } from 'react';
import { latestDay } from '../../series/figures/ec-difference.ts';
import { useMeasureFormat } from '../../series/use-measure-format.ts';
import { useLooks } from './use-looks.ts';
import { useMeanKind } from './use-mean-kind.ts';
import { isMark } from '../drawing/LegendSample.tsx';
import { savePicture } from '../drawing/save-picture.ts';
import type { LegendEntry } from '../drawing/legend-entry.ts';
import { measuredIn, type Panel } from '../panel.ts';
import { PanelTable } from '../PanelTable.tsx';
import { GraphPointer } from '../pointing/GraphPointer.tsx';
import { useBox } from '../pointing/use-box.ts';
import { pinnedDay, type View } from '../pointing/view.ts';
import styles from './GraphStack.module.css';
import { placeAt } from './place-at.ts';
import { StackBeside } from './StackBeside.tsx';
import { StackLegend } from './StackLegend.tsx';
import { StackPanel } from './StackPanel.tsx';
import { PageRoom, ScreenRoom } from './StackRoom.tsx';
import { useSpokenDay } from './use-spoken-day.ts';

export interface GraphStackProps {
  /** The name of the region. */
  title: string;
  panels: Panel[];
  view: View;
  /** `screen` fits all graphs into the screen at once; `page` gives each its own room on a page that scrolls. */
  room: 'screen' | 'page';
  /** Whether each graph has its own table of data, or all share one. */
  tables: 'each' | 'one';
  /** Explains lines and shades that the page does not name elsewhere. */
  legend: readonly LegendEntry[];
  /** The texts of the picture that is saved, and of its file name. */
  picture: { title: string; subtitle: string; legend: readonly LegendEntry[] };
  note?: ReactNode;
}

/** Low graphs beneath each other, with one legend, one time axis and one cursor through all of them. */
export function GraphStack({ title, panels, view, room, tables, legend, picture, note }: GraphStackProps) {
  const intl = useIntl();
  const measures = useMeasureFormat();
  const spokenDay = useSpokenDay();
  const [measureBox, { width, height }] = useBox();
  const charts = useRef<HTMLDivElement>(null);
  const { span } = view;
  const lines = useMemo(() => measuredIn(panels), [panels]);
  const pinned = pinnedDay(view);
  // Without a pinned day, the legend shows the latest values.
  const day = useMemo(() => pinned ?? latestDay(lines, span), [pinned, lines, span]);
  const isPage = room === 'page';
  const kind = useMeanKind(panels, span);
  const notes =
    note && kind ? (
      <>
        {note} {kind}
      </>
    ) : (
      note || kind
    );
  const looks = useLooks(panels, width, isPage);
  // A memo, because the tables are long and do not change while a person points or zooms.
  const ownTables = useMemo(
    () => panels.map((panel) => <PanelTable key={panel.id} title={panel.title} panels={[panel]} span={span} />),
    [panels, span],
  );
  const save = () =>
    savePicture(
      panels.map((panel) => {
        const unit = panel.kind === 'lines' ? measures.unit(panel.quantity) : undefined;
        return {
          title: unit ? `${panel.title} (${unit})` : panel.title,
          svg: charts.current?.querySelector(`[data-panel="${panel.id}"] svg[role="img"]`) ?? null,
        };
      }),
      picture,
    );
  const stack = (asTable: boolean) => (
    <div ref={charts} className={styles.whole}>
      <div ref={measureBox} className={styles.stack}>
        {panels.map((panel, at) => (
          <StackPanel
            key={panel.id}
            panel={panel}
            span={span}
            day={day}
            look={looks[at] ?? looks[0]}
            isRoomy={isPage}
            isAlone={panels.length === 1}
            table={tables === 'each' && ownTables[at]}
            asTable={asTable}
          />
        ))}
        {width > 0 && day !== null && !asTable && (
          <GraphPointer
            view={view}
            lines={lines}
            width={width}
            height={height}
            margins={{ ...looks[0].margins, top: 0, bottom: 0 }}
            placeAt={isPage ? placeAt : undefined}
            label={intl.formatMessage(
              { id: 'campaigns.graph.day', defaultMessage: '{graph} : jour' },
              { graph: title },
            )}
            valueText={
              pinned === null
                ? intl.formatMessage({ id: 'campaigns.graph.noDay', defaultMessage: 'Aucun jour choisi' })
                : spokenDay(panels, pinned)
            }
            renderValues={(pointed, graph) => (
              <StackBeside day={pointed} panels={isPage ? panels.filter((_, at) => at === graph) : panels} />
            )}
          />
        )}
      </div>
    </div>
  );
  return (
    <ChartFrame
      look="plain"
      title={title}
      // Where all graphs fit the screen, the marks are explained beneath them.
      readout={<StackLegend day={day} entries={isPage ? legend : legend.filter(({ series }) => !isMark(series))} />}
      note={
        isPage ? (
          notes
        ) : (
          <>
            {notes}
            <StackLegend entries={legend.filter(({ series }) => isMark(series))} />
          </>
        )
      }
      table={tables === 'one' && <PanelTable title={title} panels={panels} span={span} />}
      actions={
        <Chip icon="download" onPress={() => void save()}>
          <FormattedMessage id="campaigns.graph.save" defaultMessage="Exporter PNG" />
        </Chip>
      }
    >
      {(asTable) =>
        (!asTable || tables === 'each') &&
        (isPage ? (
          <PageRoom>{stack(asTable)}</PageRoom>
        ) : (
          <ScreenRoom count={panels.length}>{stack(asTable)}</ScreenRoom>
        ))
      }
    </ChartFrame>
  );
}
