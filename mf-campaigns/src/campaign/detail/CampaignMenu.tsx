import type { Campaign } from '@seguia/shared/platform';
import { useIntl } from '@seguia/shared/platform';
import { useMemo } from 'react';
import type { FileAction } from '../../export/FilesMenu.tsx';
import { FilesMenu } from '../../export/FilesMenu.tsx';
import { useExport } from '../../export/use-export.ts';
import { cutToWhole } from '../../series/axes/zoom.ts';
import { useViewParams } from '../choices/use-view-params.ts';
import type { SeriesSet } from '../../series/series.ts';
import { useCampaignPicks } from './use-campaign-picks.ts';

interface CampaignMenuProps {
  campaign: Campaign;
  /** The campaign's days; while undefined, no files can be written. */
  series: SeriesSet | undefined;
  /** Undefined where the role does not allow it. */
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

const noSeries: SeriesSet = { span: { from: 0, to: 0 }, resolution: 'day', plots: [] };

/** The menu of a campaign: files, print, edit, delete. */
export function CampaignMenu({ campaign, series, onEdit, onDelete }: CampaignMenuProps) {
  const intl = useIntl();
  const { span: requested } = useViewParams();
  const span = series && cutToWhole(requested, series.span);
  const { picks } = useCampaignPicks(campaign, series ?? noSeries);
  const comparedBy = useMemo(() => [...picks.values()], [picks]);
  const files = useExport({ campaign, series, span, comparedBy });
  const edit: FileAction[] = onEdit
    ? [
        {
          id: 'edit',
          icon: 'edit',
          label: intl.formatMessage({ id: 'campaigns.menu.edit', defaultMessage: 'Modifier' }),
          run: onEdit,
        },
      ]
    : [];
  const remove: FileAction[] = onDelete
    ? [
        {
          id: 'delete',
          icon: 'delete',
          danger: true,
          label: intl.formatMessage({ id: 'campaigns.delete.confirm', defaultMessage: 'Supprimer' }),
          run: onDelete,
        },
      ]
    : [];
  return <FilesMenu files={files} empty={!series || series.plots.length === 0} above={edit} below={remove} />;
}
