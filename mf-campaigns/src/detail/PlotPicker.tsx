import { FormattedMessage, useIntl } from '@seguia/shared/platform';
import { Button, Chip, Dialog, LineSample, List, Switch } from '@seguia/shared/ui';
import { useState } from 'react';
import type { SeriesSet } from '../series/series.ts';
import { usePlotName } from '../use-plot-name.ts';
import { isFull, isPicked, togglePick } from './picks.ts';
import styles from './PlotPicker.module.css';
import type { Picks } from './use-view-params.ts';

interface PlotPickerProps {
  series: SeriesSet;
  picks: Picks;
  onChange: (picks: Picks) => void;
}

/** The plots that stand out: their names and lines, and a sheet to pick others. */
export function PlotPicker({ series, picks, onChange }: PlotPickerProps) {
  const intl = useIntl();
  const plotName = usePlotName();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Chip icon="plot" onPress={() => setOpen(true)}>
        <FormattedMessage
          id="campaigns.plots.picked"
          defaultMessage="{picked, number} parcelles sur {all, number}"
          values={{ picked: picks.size, all: series.plots.length }}
        />
      </Chip>
      {open && (
        <Dialog
          look="sheet"
          title={intl.formatMessage({ id: 'campaigns.plots.title', defaultMessage: 'Parcelles en couleur' })}
          onClose={() => setOpen(false)}
          actions={
            <Button variant="primary" onPress={() => setOpen(false)}>
              <FormattedMessage id="campaigns.plots.done" defaultMessage="Afficher" />
            </Button>
          }
        >
          <p className={styles.hint}>
            <FormattedMessage
              id="campaigns.plots.hint"
              defaultMessage="Cinq au plus. Les autres forment la bande grise."
            />
          </p>
          <List label={intl.formatMessage({ id: 'campaigns.plots.title', defaultMessage: 'Parcelles en couleur' })}>
            {series.plots.map(({ plotId }) => (
              <li key={plotId} className={styles.choice}>
                <span className={styles.sample}>
                  <Sample picks={picks} plotId={plotId} />
                </span>
                <Switch
                  label={plotName(plotId)}
                  checked={isPicked(picks, plotId)}
                  disabled={isFull(picks) && !isPicked(picks, plotId)}
                  onChange={() => onChange(togglePick(picks, plotId))}
                />
              </li>
            ))}
          </List>
        </Dialog>
      )}
    </>
  );
}

function Sample({ picks, plotId }: { picks: Picks; plotId: string }) {
  const slot = [...picks].find(([, id]) => id === plotId)?.[0];
  return slot && <LineSample series={slot} />;
}
