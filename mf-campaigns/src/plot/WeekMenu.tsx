import { type Plot, useIntl } from '@seguia/shared/platform';
import { Menu, ShareDialog, usePrint, usePrinting } from '@seguia/shared/ui-dates';
import { useState } from 'react';
import { fileStem } from '../files/file-name.ts';
import { loadLanguage } from '../files/load-language.ts';
import { PlotLog } from './PlotLog.tsx';
import { isoDay } from '../series/calendar.ts';
import { SharedWeek } from '../share/SharedWeek.tsx';
import type { Recent } from './use-recent.ts';

/** The menu to share or print a plot's page. */
export function WeekMenu({ plot, recent }: { plot: Plot; recent: Recent }) {
  const intl = useIntl();
  const print = usePrint();
  const printing = usePrinting(!recent.isLoading);
  const [isSharing, setSharing] = useState(false);
  const share = intl.formatMessage({ id: 'campaigns.week.share', defaultMessage: 'Partager la semaine' });
  const actions = [
    {
      id: 'share',
      icon: 'share' as const,
      disabled: !recent.readings?.length,
      label: share,
      run: () => setSharing(true),
    },
    {
      id: 'print',
      icon: 'print' as const,
      disabled: !recent.readings?.length,
      label: intl.formatMessage({ id: 'campaigns.week.print', defaultMessage: 'Imprimer 30 jours de relevés' }),
      run: print,
    },
  ];
  return (
    <>
      <Menu
        label={intl.formatMessage({ id: 'campaigns.menu.label', defaultMessage: 'Actions' })}
        items={actions}
        onAction={(id) => actions.find((action) => action.id === id)?.run()}
      />
      {isSharing && (
        <ShareDialog
          title={share}
          fileName={fileStem([plot.name, isoDay(recent.span.to)])}
          loadLanguage={loadLanguage}
          isReady={!recent.isLoading}
          onClose={() => setSharing(false)}
        >
          <SharedWeek
            plot={plot}
            readings={recent.readings ?? []}
            days={recent.days}
            span={{ from: recent.span.to - 6, to: recent.span.to }}
          />
        </ShareDialog>
      )}
      {printing && <PlotLog plot={plot} recent={recent} />}
    </>
  );
}
