import type { Campaign } from '@seguia/shared/platform';
import { useIntl } from '@seguia/shared/platform';
import { ErrorDialog } from '@seguia/shared/ui';
import { Menu } from '@seguia/shared/ui-dates';
import { useState } from 'react';
import type { SeriesSet } from '../series/series.ts';
import { usePrint } from '../print/printing.ts';
import { useExport } from './use-export.ts';

interface CampaignMenuProps {
  campaign: Campaign;
  /** By day; files are of it, so without it there are none. */
  series: SeriesSet | undefined;
  /** Undefined when the role may not. */
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** What can be done with a campaign: files, paper, edit, delete. */
export function CampaignMenu({ campaign, series, onEdit, onDelete }: CampaignMenuProps) {
  const intl = useIntl();
  const print = usePrint();
  const files = useExport(campaign, series);
  const [failed, setFailed] = useState(false);
  const save = (write: () => Promise<void>) => void write().catch(() => setFailed(true));
  const acts: Record<string, () => void> = {
    edit: () => onEdit?.(),
    days: () => save(files.days),
    readings: () => save(files.readings),
    workbook: () => save(files.workbook),
    print,
    delete: () => onDelete?.(),
  };
  const empty = !series || series.plots.length === 0;
  return (
    <>
      <Menu
        label={intl.formatMessage({ id: 'campaigns.menu.label', defaultMessage: 'Actions' })}
        onAction={(id) => acts[id]?.()}
        items={[
          ...(onEdit
            ? [
                {
                  id: 'edit',
                  icon: 'edit' as const,
                  label: intl.formatMessage({ id: 'campaigns.menu.edit', defaultMessage: 'Modifier' }),
                },
              ]
            : []),
          {
            id: 'workbook',
            icon: 'table',
            disabled: empty,
            label: intl.formatMessage({ id: 'campaigns.menu.workbook', defaultMessage: 'Enregistrer pour Excel' }),
          },
          {
            id: 'days',
            icon: 'download',
            disabled: empty,
            label: intl.formatMessage({ id: 'campaigns.menu.days', defaultMessage: 'CSV, une ligne par jour' }),
          },
          {
            id: 'readings',
            icon: 'download',
            disabled: empty,
            label: intl.formatMessage({ id: 'campaigns.menu.readings', defaultMessage: 'CSV, tous les relevés' }),
          },
          {
            id: 'print',
            icon: 'print',
            disabled: empty,
            label: intl.formatMessage({ id: 'campaigns.menu.print', defaultMessage: 'Imprimer' }),
          },
          ...(onDelete
            ? [
                {
                  id: 'delete',
                  icon: 'delete' as const,
                  danger: true,
                  label: intl.formatMessage({ id: 'campaigns.delete.confirm', defaultMessage: 'Supprimer' }),
                },
              ]
            : []),
        ]}
      />
      {failed && (
        <ErrorDialog
          text={intl.formatMessage({
            id: 'campaigns.export.failed',
            defaultMessage: 'Le fichier n’a pas pu être préparé. Réessayez avec du réseau.',
          })}
          onClose={() => setFailed(false)}
        />
      )}
    </>
  );
}
