import { waterFields, type WaterField } from '@seguia/shared/domain/water/water-quantities';
import { unitsOf, type WaterUnit } from '@seguia/shared/domain/water/water-units';
import { useIntl } from '@seguia/shared/platform';
import { TextField } from '@seguia/shared/ui';
import { Select } from '@seguia/shared/ui-dates';
import { importMessages } from './import-messages.ts';
import { useWaterFormat } from '../water-day/use-water-format.ts';
import styles from './Water.module.css';

export interface ImportUnitsProps {
  /** Null for a field that the file does not have. */
  units: Record<WaterField, WaterUnit | null>;
  /** The fields whose unit the file does not name. */
  unitless: readonly WaterField[];
  onUnit: (field: WaterField, unit: WaterUnit) => void;
  density: string;
  onDensity: (density: string) => void;
}

/** The units of the file's values: as its column heads say, or as the person chooses. */
export function ImportUnits({ units, unitless, onUnit, density, onDensity }: ImportUnitsProps) {
  const intl = useIntl();
  const { label } = useWaterFormat();
  return (
    <div className={styles.fields}>
      {waterFields.map((field) => {
        const unit = units[field];
        return (
          (unit || unitless.includes(field)) && (
            <Select
              key={field}
              label={intl.formatMessage(importMessages.unit, { field: label(field) })}
              value={unit}
              required={unit === null}
              onChange={(chosen) => onUnit(field, chosen)}
              options={unitsOf(field).map((id) => ({ id, label: id }))}
            />
          )
        );
      })}
      {units.irrigation === 'mL/dripper' && (
        <TextField
          label={intl.formatMessage(importMessages.density)}
          inputMode="decimal"
          value={density}
          onChange={onDensity}
          required
        />
      )}
    </div>
  );
}
