import { waterValues } from '@seguia/shared/domain/water/water-quantities';
import { defineMessages, type OutboxEntry, resolveWaterConflictAtom, useIntl } from '@seguia/shared/platform';
import { Button, Card } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useWaterFormat } from '../water-day/use-water-format.ts';
import { useEntryLines } from './use-entry-lines.ts';

const messages = defineMessages({
  mine: { id: 'readings.unsentWater.mine', defaultMessage: 'Ici : {values}' },
  theirs: { id: 'readings.unsentWater.theirs', defaultMessage: 'Sur le serveur : {values}' },
  gone: { id: 'readings.unsentWater.gone', defaultMessage: 'supprimé' },
  takeMine: { id: 'readings.unsentWater.takeMine', defaultMessage: 'Garder la mienne' },
  takeTheirs: { id: 'readings.unsentWater.takeTheirs', defaultMessage: 'Garder celle du serveur' },
});

/** Two versions of a day's water and light, to choose from. */
export function WaterConflict({ entry, water }: { entry: OutboxEntry; water: NonNullable<OutboxEntry['water']> }) {
  const intl = useIntl();
  const { title } = useEntryLines()(entry);
  const { line } = useWaterFormat();
  const resolve = useSetAtom(resolveWaterConflictAtom);
  const valuesOf = (values: Parameters<typeof line>[0] | null) =>
    values ? line(values) : intl.formatMessage(messages.gone);
  const theirs = water.theirs === 'deleted' || !water.theirs ? null : waterValues(water.theirs);
  return (
    <Card
      as="li"
      level={3}
      title={title}
      actions={
        <>
          <Button variant="primary" onPress={() => void resolve(entry.key, 'mine')}>
            {intl.formatMessage(messages.takeMine)}
          </Button>
          <Button onPress={() => void resolve(entry.key, 'theirs')}>{intl.formatMessage(messages.takeTheirs)}</Button>
        </>
      }
    >
      <p>{intl.formatMessage(messages.mine, { values: valuesOf(water.values) })}</p>
      <p>{intl.formatMessage(messages.theirs, { values: valuesOf(theirs) })}</p>
    </Card>
  );
}
