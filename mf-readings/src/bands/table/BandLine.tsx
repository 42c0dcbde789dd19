import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { targetFields } from '@seguia/shared/domain/plantings/target-fields';
import { defineMessages, isolate, type Plot, type TargetBand, useFormat, useIntl } from '@seguia/shared/platform';
import { isolated, VisuallyHidden } from '@seguia/shared/ui';
import { bandLimits } from '../../words/format-band.ts';
import { useMeasureFormat } from '../../words/use-measure-format.ts';
import styles from './BandTable.module.css';

const messages = defineMessages({
  from: { id: 'readings.bands.from', defaultMessage: 'depuis le {from}' },
  between: { id: 'readings.bands.between', defaultMessage: 'du {from} au {to}' },
  anyCrop: { id: 'readings.bands.anyCrop', defaultMessage: 'Variété retirée de la parcelle' },
});

interface CropProps {
  band: TargetBand;
  plot: Plot;
  /** Whether its days are shown: those of today need none. */
  isDated: boolean;
  /** Opens the band's form; undefined for people who may not change it. */
  onOpen: ((bandId: string) => void) | undefined;
}

/** The variety that a band is for, which opens it. */
function Crop({ band, plot, isDated, onOpen }: CropProps) {
  const intl = useIntl();
  const { date } = useFormat();
  const crop = plot.crops.find(({ cropTypeId }) => cropTypeId === band.cropTypeId);
  const name = crop ? formatCrops([crop]) : intl.formatMessage(messages.anyCrop);
  const from = isolate(date(band.from));
  return (
    <>
      <h3 className={styles.crop}>
        {onOpen ? (
          <button type="button" className={styles.open} onClick={() => onOpen(band.id)}>
            {name}
          </button>
        ) : (
          name
        )}
      </h3>
      {isDated && (
        <p className={styles.quiet}>
          {isolated(
            band.to
              ? intl.formatMessage(messages.between, { from, to: isolate(date(band.to)) })
              : intl.formatMessage(messages.from, { from }),
          )}
        </p>
      )}
    </>
  );
}

/** The limits of a band, a cell for each measure; a dash where there is none. */
function Limits({ band }: { band: TargetBand | undefined }) {
  const measures = useMeasureFormat();
  return (
    <dl className={styles.limits}>
      {targetFields.map((field) => {
        const own = band?.[field];
        const limits = own && bandLimits(measures, field, own);
        return (
          <div key={field}>
            <dt>
              <VisuallyHidden>{measures.label(field)}</VisuallyHidden>
            </dt>
            <dd>
              {limits ? isolated(limits) : <span className={styles.quiet}>–</span>}
              {limits && <VisuallyHidden> {measures.unit(field)}</VisuallyHidden>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The two parts of a line of the table of bands. */
export const BandLine = { Crop, Limits };
