import { type VolumeUnit, volumeUnits } from '@seguia/shared/domain/units';
import { useIntl } from '@seguia/shared/platform';
import { Select } from '@seguia/shared/ui-dates';
import { fieldMessages, unitSymbols } from '../../words/field-messages.ts';

export interface DripperUnitProps {
  value: VolumeUnit;
  onChange: (unit: VolumeUnit) => void;
  error: string | undefined;
}

/** The unit of the drippers' volumes. */
export function DripperUnit(props: DripperUnitProps) {
  const intl = useIntl();
  return (
    <Select
      {...props}
      label={intl.formatMessage(fieldMessages.dripperUnit)}
      options={volumeUnits.map((id) => ({ id, label: unitSymbols[id] }))}
    />
  );
}
