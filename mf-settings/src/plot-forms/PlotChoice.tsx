import { cropsOn } from '@seguia/shared/domain/bands';
import { defineMessages, isolate, type Plot, useIntl } from '@seguia/shared/platform';
import { Chip, Searched } from '@seguia/shared/ui';
import { useId } from 'react';
import styles from './plot-forms.module.css';

const messages = defineMessages({
  plots: {
    id: 'settings.plotChoice.plots',
    defaultMessage:
      '{count, plural, =0 {Aucune parcelle choisie} one {# parcelle choisie} other {# parcelles choisies}}',
  },
  all: { id: 'settings.plotChoice.all', defaultMessage: 'Toutes' },
  bare: { id: 'settings.plotChoice.bare', defaultMessage: 'Sans culture' },
  allOf: { id: 'settings.plotChoice.allOf', defaultMessage: 'Toutes : {crop}' },
});

interface PlotChoiceProps {
  plots: readonly Plot[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** The day by which the plots are grouped: what grows there then. */
  on: string;
}

/** The plots that a form is for: whole groups with one tap (all, those where nothing grows, those of a crop), then plot by plot. */
export function PlotChoice({ plots, chosen, onChange, on }: PlotChoiceProps) {
  const intl = useIntl();
  const id = useId();
  const growing = plots.map((plot) => ({ plot, crops: cropsOn(plot.crops, on).map(({ cropName }) => cropName) }));
  const crops = [...new Set(growing.flatMap((of) => of.crops))];
  const idsOf = (fits: (crops: readonly string[]) => boolean) =>
    growing.flatMap((of) => (fits(of.crops) ? [of.plot.id] : []));
  const groups = [
    { name: intl.formatMessage(messages.all), ids: idsOf(() => true) },
    { name: intl.formatMessage(messages.bare), ids: idsOf((of) => of.length === 0) },
    ...crops.map((crop) => ({
      name: intl.formatMessage(messages.allOf, { crop: isolate(crop) }),
      ids: idsOf((of) => of.includes(crop)),
    })),
  ].filter(({ ids }, at) => at === 0 || (ids.length > 0 && ids.length < plots.length));
  const isWhole = (ids: readonly string[]) => ids.length === chosen.size && ids.every((plot) => chosen.has(plot));
  const toggle = (plot: string) => {
    const next = new Set(chosen);
    if (!next.delete(plot)) next.add(plot);
    onChange(next);
  };
  return (
    <div role="group" aria-labelledby={id} className={styles.part}>
      <p id={id} className={styles.heading}>
        {intl.formatMessage(messages.plots, { count: chosen.size })}
      </p>
      <div className={styles.actions}>
        {groups.map(({ name, ids }) => (
          <Chip key={name} pressed={isWhole(ids)} onPress={() => onChange(new Set(isWhole(ids) ? [] : ids))}>
            {name}
          </Chip>
        ))}
      </div>
      <Searched items={plots} nameOf={({ name }) => name}>
        {(found) => (
          <div className={styles.actions}>
            {found.map((plot) => (
              <Chip
                key={plot.id}
                icon={chosen.has(plot.id) ? 'check' : undefined}
                pressed={chosen.has(plot.id)}
                onPress={() => toggle(plot.id)}
              >
                {plot.name}
              </Chip>
            ))}
          </div>
        )}
      </Searched>
    </div>
  );
}
