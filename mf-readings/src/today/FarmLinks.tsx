import { defineMessages, hasWaterDaysAtom, paths, useIntl } from '@seguia/shared/platform';
import { List, Row } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { waterMessages } from '../water-day/water-messages.ts';

const messages = defineMessages({
  bands: { id: 'readings.today.bands', defaultMessage: 'Plages cibles' },
});

/** Links to what plots are compared with: target bands, water and light. */
export function FarmLinks() {
  const intl = useIntl();
  const hasWaterDays = useAtomValue(hasWaterDaysAtom) !== false;
  const name = intl.formatMessage(messages.bands);
  return (
    <List label={name}>
      <Row to={paths.bands()} title={name} />
      {hasWaterDays && <Row to={paths.water()} title={intl.formatMessage(waterMessages.title)} />}
    </List>
  );
}
