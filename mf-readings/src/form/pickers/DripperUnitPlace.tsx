import { useIntl } from '@seguia/shared/platform';
import { fieldMessages, unitSymbols } from '../../words/field-messages.ts';
import type { DripperUnitProps } from './DripperUnit.tsx';
import { PlainField } from './PlainField.tsx';
import { usePickers } from './use-pickers.ts';

/** The unit of the drippers' volumes, shown as text until its picker has loaded. */
export function DripperUnitPlace(props: DripperUnitProps) {
  const intl = useIntl();
  const { pickers } = usePickers();
  if (pickers) return <pickers.DripperUnit {...props} />;
  return <PlainField label={intl.formatMessage(fieldMessages.dripperUnit)} value={unitSymbols[props.value]} />;
}
