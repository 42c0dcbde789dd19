import { FormattedMessage, useIntl } from '@seguia/shared/platform';
import { Button, Chip, Dialog, LineSample, List, Searched, Switch } from '@seguia/shared/ui';
import { useState } from 'react';
import type { SeriesSet } from '../../series/series.ts';
import { usePlotName } from '../../plot-names/use-plot-name.ts';
import { isFull, isPicked, togglePick } from './picks.ts';
import styles from './PlotPicker.module.css';
import type { Picks } from './use-view-params.ts';

interface PlotPickerProps {
  series: SeriesSet;
  picks: Picks;
  onChange: (picks: Picks) => void;
}

/** The number of picked plots, or the name of the only one, and a sheet to pick others. */
export function PlotPicker({ series, picks, onChange }: PlotPickerProps) {
  const [open, setOpen] = useState(false);
  const plotName = usePlotName();
  const [only] = picks.size === 1 ? picks.values() : [];
  return (
    <>
      <Chip icon="plot" onPress={() => setOpen(true)}>
        {only === undefined ? (
          <FormattedMessage
            id="campaigns.plots.picked"
            defaultMessage="{picked, number} parcelles sur {all, number}"
            values={{ picked: picks.size, all: series.plots.length }}
          />
        ) : (
          <FormattedMessage
            id="campaigns.plots.one"
            defaultMessage="{name} (1 parcelle sur {all, number})"
            values={{ name: <bdi>{plotName(only)}</bdi>, all: series.plots.length }}
          />
        )}
      </Chip>
      {open && <PlotSheet series={series} picks={picks} onChange={onChange} onClose={() => setOpen(false)} />}
    </>
  );
}

function PlotSheet({ series, picks, onChange, onClose }: PlotPickerProps & { onClose: () => void }) {
  const intl = useIntl();
  const plotName = usePlotName();
  // The switches change at once; the graphs behind follow when the device has drawn them.
  const [chosen, setChosen] = useState(picks);
  const toggle = (plotId: string) => {
    const next = togglePick(chosen, plotId);
    setChosen(next);
    onChange(next);
  };
  return (
    <Dialog
      look="sheet"
      title={intl.formatMessage({ id: 'campaigns.plots.title', defaultMessage: 'Parcelles en couleur' })}
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          <FormattedMessage id="campaigns.plots.done" defaultMessage="Afficher" />
        </Button>
      }
    >
      <p className={styles.hint}>
        <FormattedMessage
          id="campaigns.plots.hint"
          defaultMessage="Cinq au plus. Les autres forment la bande grise, à partir de trois."
        />
      </p>
      <Searched items={series.plots} nameOf={({ plotId }) => plotName(plotId)}>
        {(found) => (
          <List label={intl.formatMessage({ id: 'campaigns.plots.title', defaultMessage: 'Parcelles en couleur' })}>
            {found.map(({ plotId }) => (
              <li key={plotId} className={styles.choice}>
                <span className={styles.sample}>
                  <Sample picks={chosen} plotId={plotId} />
                </span>
                <Switch
                  label={plotName(plotId)}
                  checked={isPicked(chosen, plotId)}
                  disabled={isFull(chosen) && !isPicked(chosen, plotId)}
                  onChange={() => toggle(plotId)}
                />
              </li>
            ))}
          </List>
        )}
      </Searched>
    </Dialog>
  );
}

function Sample({ picks, plotId }: { picks: Picks; plotId: string }) {
  const slot = [...picks].find(([, id]) => id === plotId)?.[0];
  return slot && <LineSample series={slot} />;
}
