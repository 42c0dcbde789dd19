import { type Plot, useIntl } from '@seguia/shared/platform';
import { Menu, usePrint, usePrinting } from '@seguia/shared/ui-dates';
import { PlotLog } from './PlotLog.tsx';
import type { Recent } from './use-recent.ts';

/** What can be taken along of a plot's page. */
export function WeekMenu({ plot, recent }: { plot: Plot; recent: Recent }) {
  const intl = useIntl();
  const print = usePrint();
  const printing = usePrinting(!recent.isLoading);
  const actions = [
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
      {printing && <PlotLog plot={plot} recent={recent} />}
    </>
  );
}
