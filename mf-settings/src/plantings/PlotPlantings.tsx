import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { isolate, type Plot, type PlotCrop, useFormat, useIntl } from '@seguia/shared/platform';
import { Button, isolated } from '@seguia/shared/ui';
import { useState } from 'react';
import { EndPlanting } from './EndPlanting.tsx';
import { plantingMessages } from './planting-messages.ts';
import { PlantingForm } from './PlantingForm.tsx';
import styles from '../plot-forms/plot-forms.module.css';

/** The open form: a new planting's, or the one that ends the planting with that key. */
type Open = 'plant' | { ending: string } | null;

const keyOf = ({ cropTypeId, from }: PlotCrop) => `${cropTypeId} ${from}`;

export interface PlotPlantingsProps {
  plot: Plot;
  /** Called when a form opens or closes: leaving would lose its content. */
  onTyping: (isTyping: boolean) => void;
}

/** The plantings of a plot, with buttons to plant and to end a planting. */
export function PlotPlantings({ plot, onTyping }: PlotPlantingsProps) {
  const intl = useIntl();
  const { date } = useFormat();
  const [open, setOpenForm] = useState<Open>(null);
  const setOpen = (next: Open) => {
    setOpenForm(next);
    onTyping(next !== null);
  };
  const close = () => setOpen(null);
  const ended = open && open !== 'plant' && plot.crops.find((crop) => keyOf(crop) === open.ending);
  const span = ({ from, to }: PlotCrop) =>
    to
      ? intl.formatMessage(plantingMessages.between, { from: isolate(date(from)), to: isolate(date(to)) })
      : intl.formatMessage(plantingMessages.since, { from: isolate(date(from)) });
  return (
    <section className={`${styles.part} ${styles.after}`} aria-labelledby="plantings">
      <h3 id="plantings" className={styles.heading}>
        {intl.formatMessage(plantingMessages.title)}
      </h3>
      {plot.crops.length === 0 && <p className={styles.quiet}>{intl.formatMessage(plantingMessages.none)}</p>}
      {plot.crops.length > 0 && (
        <ul className={styles.list}>
          {plot.crops.map((crop) => (
            <li key={keyOf(crop)} className={styles.planting}>
              <span>
                <bdi>{formatCrops([crop])}</bdi>
                <br />
                <span className={styles.quiet}>{isolated(span(crop))}</span>
              </span>
              {crop.to === null && open === null && (
                <Button
                  variant="quiet"
                  label={intl.formatMessage(plantingMessages.endTitle, { crop: formatCrops([crop]) })}
                  onPress={() => setOpen({ ending: keyOf(crop) })}
                >
                  {intl.formatMessage(plantingMessages.end)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {open === null && (
        <Button full icon="plus" onPress={() => setOpen('plant')}>
          {intl.formatMessage(plantingMessages.plant)}
        </Button>
      )}
      {open === 'plant' && <PlantingForm plot={plot} onClose={close} />}
      {ended && <EndPlanting plot={plot} crop={ended} onClose={close} />}
    </section>
  );
}
