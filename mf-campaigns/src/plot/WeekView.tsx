import { bandOn } from '@seguia/shared/domain/bands';
import { bandsAtom, type Plot, SlotCards, todayAtom, useIntl } from '@seguia/shared/platform';
import { EmptyState, ErrorState, Skeleton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { formatSpan } from '../series/format-span.ts';
import { GraphStack } from '../graph/stack/GraphStack.tsx';
import { LonePanel } from '../graph/stack/LonePanel.tsx';
import { useSidesLegend } from '../graph/stack/use-sides-legend.ts';
import { useView } from '../graph/pointing/use-view.ts';
import { usePlotGraphs } from '../graph/use-plot-graphs.ts';
import { PlotReadings } from '../readings/PlotReadings.tsx';
import { isoDay } from '../series/calendar.ts';
import { SeasonSentences } from '../compare/SeasonSentences.tsx';
import { DrainSentence } from './DrainSentence.tsx';
import { useDrainByLightPanel } from '../water/use-drain-by-light-panel.ts';
import { useWaterPanel } from '../water/use-water-panel.ts';
import { useSpanChoice } from './span-choice.ts';
import { SeasonChips } from './SeasonChips.tsx';
import { SpanSegments } from './SpanSegments.tsx';
import { useLastSeason } from './use-last-season.ts';
import { useLook } from './use-look.ts';
import { usePlotCampaign } from './use-plot-campaign.ts';
import { useRecent } from './use-recent.ts';
import { StageNote } from './StageNote.tsx';
import { WeekMenu } from './WeekMenu.tsx';
import { WeekNote } from './WeekNote.tsx';
import styles from './PlotWeek.module.css';

/** A plot's sentence about drain EC, its days as graphs, the cards of other parts, and its readings. */
export function WeekView({ plot }: { plot: Plot }) {
  const intl = useIntl();
  const [choice, setChoice] = useSpanChoice();
  const campaign = usePlotCampaign(plot);
  const recent = useRecent(plot.id);
  const look = useLook({ choice, campaign, plotId: plot.id, recent });
  const bands = useAtomValue(bandsAtom);
  const today = useAtomValue(todayAtom);
  const current = useMemo(() => bandOn(bands ?? [], plot, today), [bands, plot, today]);
  const { days, span } = look;
  const season = useLastSeason(plot, choice, recent.span);
  const graphs = usePlotGraphs({
    days,
    drawn: days,
    earlier: season.earlier,
    earlierName: season.earlier && season.when,
    // A campaign may have had several varieties; in the last days only the one that grows there now counts.
    cropTypeId: choice === 'campaign' ? undefined : current?.cropTypeId,
    span,
  });
  const { dots } = look;
  const panels = useMemo(
    () =>
      graphs
        .filter(({ id }) => id !== 'difference' && id !== 'ratio')
        .map(({ lines, ...graph }) => ({
          kind: 'lines' as const,
          ...graph,
          lines: lines.map((line) => ({ ...line, dots: dots?.get(line.id) })),
        })),
    [graphs, dots],
  );
  const plotIds = useMemo(() => [plot.id], [plot.id]);
  const { view } = useView(span, span, () => undefined);
  const light = useDrainByLightPanel(days, span);
  const water = useWaterPanel(plotIds, span);
  const legend = useSidesLegend();
  const subtitle = formatSpan(intl.locale, isoDay(span.from), isoDay(span.to));
  const title = intl.formatMessage({ id: 'campaigns.detail.graphs', defaultMessage: 'Graphiques' });
  return (
    <>
      <div className={styles.graphs}>
        <div className={styles.controls}>
          <DrainSentence plot={plot} recent={recent} />
          <div className={styles.spans}>
            <SpanSegments value={choice} onChange={setChoice} hasCampaign={campaign !== undefined} />
            <WeekMenu plot={plot} recent={recent} />
          </div>
          {season.offered.length > 0 && <SeasonChips season={season} />}
        </div>
        {look.state === 'awaited' ? (
          <Skeleton look="chart" count={1} />
        ) : look.state === 'failed' ? (
          <ErrorState
            text={intl.formatMessage({
              id: 'campaigns.plot.error',
              defaultMessage: 'Les relevés n’ont pas pu être chargés.',
            })}
            onRetry={look.retry}
          />
        ) : look.state === 'empty' ? (
          <EmptyState
            title={intl.formatMessage({
              id: 'campaigns.readings.empty',
              defaultMessage: 'Aucun relevé sur cette période.',
            })}
          />
        ) : (
          <GraphStack
            title={title}
            panels={panels}
            view={view}
            room="screen"
            tables="one"
            legend={legend}
            picture={{ title: plot.name, subtitle, legend }}
            note={<WeekNote look={look} recent={recent} />}
          />
        )}
        {/* Beneath the graphs, which stay in one sight when a season is added to them. */}
        {season.earlier && season.when !== undefined && (
          <SeasonSentences pairs={[{ days, earlier: season.earlier }]} span={span} when={season.when} />
        )}
      </div>
      <div className={styles.beside}>
        <SlotCards slot="plot" plotId={plot.id} />
        {look.state === 'drawn' && (
          <>
            {[...light, ...water].map((panel) => (
              <LonePanel key={panel.id} panel={panel} view={view} subtitle={`${plot.name} · ${subtitle}`} />
            ))}
            <StageNote plot={plot} />
            <PlotReadings query={{ plotId: plot.id, from: isoDay(span.from), to: isoDay(span.to) }} />
          </>
        )}
      </div>
    </>
  );
}
