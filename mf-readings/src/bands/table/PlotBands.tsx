import { defineMessages, type Plot, type TargetBand, useIntl } from '@seguia/shared/platform';
import { IconButton } from '@seguia/shared/ui';
import { BandLine } from './BandLine.tsx';
import type { BandActs } from './band-acts.ts';
import styles from './BandTable.module.css';
import { PlotStages } from './PlotStages.tsx';
import { stageMessages } from '../stage/stage-messages.ts';

const messages = defineMessages({
  add: { id: 'readings.bands.add', defaultMessage: 'Ajouter une plage' },
  noneHere: { id: 'readings.bands.noneHere', defaultMessage: 'Sans plage cible' },
});

export interface PlotBandsProps {
  plot: Plot;
  /** Those of today first. */
  bands: readonly TargetBand[];
  isNow: (band: TargetBand) => boolean;
  acts: BandActs | undefined;
}

/** A plot's lines of the table: what grows there, its stage, its limits, and what can be done. */
export function PlotBands({ plot, bands, isNow, acts }: PlotBandsProps) {
  const intl = useIntl();
  const [first, ...others] = bands;
  const onStages = acts?.onStages;
  const label = (text: string) => `${text} ${plot.name}`;
  return (
    <section className={styles.plot} aria-label={plot.name}>
      <div className={styles.line}>
        <div className={styles.first}>
          <h2 className={styles.name}>
            <bdi>{plot.name}</bdi>
          </h2>
          {!first && <p className={styles.quiet}>{intl.formatMessage(messages.noneHere)}</p>}
          {first && <BandLine.Crop band={first} plot={plot} isDated={!isNow(first)} onOpen={acts?.onOpen} />}
          <div className={styles.stages}>
            <PlotStages plot={plot} />
          </div>
        </div>
        <BandLine.Limits band={first} />
        {acts && (
          <div className={styles.acts}>
            {onStages && plot.crops.length > 0 && (
              <IconButton
                icon="calendar"
                label={label(intl.formatMessage(stageMessages.open))}
                onPress={() => onStages(plot.id)}
              />
            )}
            <IconButton
              icon="plus"
              label={label(intl.formatMessage(messages.add))}
              onPress={() => acts.onAdd(plot.id)}
            />
          </div>
        )}
      </div>
      {others.map((band) => (
        <div key={band.id} className={styles.line}>
          <div className={styles.first}>
            <BandLine.Crop band={band} plot={plot} isDated onOpen={acts?.onOpen} />
          </div>
          <BandLine.Limits band={band} />
        </div>
      ))}
    </section>
  );
}
