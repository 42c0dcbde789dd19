import { waterValues } from '@seguia/shared/domain/water/water-quantities';
import { defineMessages, type OutboxEntry, resolveWaterConflictAtom, useIntl } from '@seguia/shared/platform';
import { Button, Card, isolated } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useDeviceWrite } from '../device-write/use-device-write.tsx';
import { useMayChangeWater } from '../water-day/use-may-change-water.ts';
import { waterMessages } from '../water-day/water-messages.ts';
import { useWaterFormat } from '../water-day/use-water-format.ts';
import { useEntryLines } from './use-entry-lines.ts';

const messages = defineMessages({
  mine: { id: 'readings.unsentWater.mine', defaultMessage: 'Ici : {values}' },
  theirs: { id: 'readings.unsentWater.theirs', defaultMessage: 'Sur le serveur : {values}' },
  gone: { id: 'readings.unsentWater.gone', defaultMessage: 'supprimé' },
  takeMine: { id: 'readings.unsentWater.takeMine', defaultMessage: 'Garder la mienne' },
  takeTheirs: { id: 'readings.unsentWater.takeTheirs', defaultMessage: 'Garder celle du serveur' },
});

/** Two versions of a water day, to choose one. */
export function WaterConflict({ entry, water }: { entry: OutboxEntry; water: NonNullable<OutboxEntry['water']> }) {
  const intl = useIntl();
  const { title } = useEntryLines()(entry);
  const { line } = useWaterFormat();
  const resolve = useSetAtom(resolveWaterConflictAtom);
  const { run, failure } = useDeviceWrite();
  const take = (side: 'mine' | 'theirs') => void run(() => resolve(entry.key, side));
  const valuesOf = (values: Parameters<typeof line>[0] | null) =>
    values ? line(values) : intl.formatMessage(messages.gone);
  const day = water.theirs === 'deleted' ? null : (water.theirs ?? null);
  const mayTakeMine = useMayChangeWater()('update', day ?? { createdBy: null });
  return (
    <Card
      as="li"
      level={3}
      title={title}
      actions={
        <>
          {mayTakeMine && (
            <Button variant="primary" onPress={() => take('mine')}>
              {intl.formatMessage(messages.takeMine)}
            </Button>
          )}
          <Button onPress={() => take('theirs')}>{intl.formatMessage(messages.takeTheirs)}</Button>
        </>
      }
    >
      <p>{isolated(intl.formatMessage(messages.mine, { values: valuesOf(water.values) }))}</p>
      <p>{isolated(intl.formatMessage(messages.theirs, { values: valuesOf(day && waterValues(day)) }))}</p>
      {!mayTakeMine && <p>{intl.formatMessage(waterMessages.locked)}</p>}
      {failure}
    </Card>
  );
}
