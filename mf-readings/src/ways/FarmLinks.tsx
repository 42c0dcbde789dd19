import { defineMessages, keepsWaterAtom, paths, useIntl } from '@seguia/shared/platform';
import { List, Row } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { waterMessages } from '../water-day/water-messages.ts';

const messages = defineMessages({
  bands: { id: 'readings.today.bands', defaultMessage: 'Plages cibles' },
});

/** Links to what plots are compared with: target bands, water and light. */
export function FarmLinks() {
  const intl = useIntl();
  const keepsWater = useAtomValue(keepsWaterAtom) !== false;
  const name = intl.formatMessage(messages.bands);
  return (
    <List label={name}>
      <Row to={paths.bands()} title={name} />
      {keepsWater && <Row to={paths.water()} title={intl.formatMessage(waterMessages.title)} />}
    </List>
  );
}
