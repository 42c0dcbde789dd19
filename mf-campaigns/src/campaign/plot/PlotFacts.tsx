import type { Campaign } from '@seguia/shared/platform';
import { Num } from '@seguia/shared/ui';
import { useMemo } from 'react';
import { DateSpan } from '../facts/DateSpan.tsx';
import { FilesMenu } from '../../export/FilesMenu.tsx';
import { useExport } from '../../export/use-export.ts';
import { FactsLine } from '../facts/FactsLine.tsx';
import type { Span } from '../../series/series.ts';
import { useShownSpan } from '../choices/use-shown-span.ts';
import type { PlotDays } from './use-plot-days.ts';

interface PlotFactsProps {
  campaign: Campaign;
  plotId: string;
  /** The page's title: the plot, and on a variety's page the variety. */
  title: string;
  /** Undefined while there is nothing to export. */
  days: PlotDays | undefined;
  /** Set on a variety's page. */
  cropTypeId: string | undefined;
}

const noDays: Span = { from: 0, to: 0 };

/** The campaign that the plot is shown in; at the end of the row the menu for files and print. */
export function PlotFacts({ campaign, plotId, title, days, cropTypeId }: PlotFactsProps) {
  const { span } = useShownSpan(campaign, days?.series.span ?? noDays);
  const comparedBy = useMemo(() => [plotId], [plotId]);
  const files = useExport({
    campaign,
    series: days?.series,
    name: title,
    plotId,
    cropTypeId,
    span: days && span,
    comparedBy,
  });
  return (
    <FactsLine
      facts={
        <>
          <bdi>{campaign.name}</bdi>{' '}
          <Num>
            <DateSpan from={campaign.startDate} to={campaign.endDate} />
          </Num>
        </>
      }
    >
      <FilesMenu files={files} empty={!days} />
    </FactsLine>
  );
}
