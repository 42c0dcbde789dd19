import { waterValues } from '@seguia/shared/domain/water/water-quantities';
import {
  defineMessages,
  farmAtom,
  type OutboxEntry,
  paths,
  resolveWaterConflictAtom,
  retryEntryAtom,
  useIntl,
} from '@seguia/shared/platform';
import { Badge, Button, Card, LinkButton } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useWaterFormat } from '../water-day/use-water-format.ts';
import { useReason } from '../words/reason.ts';
import { Discard } from './Discard.tsx';
import { useEntryLines } from './use-entry-lines.ts';

const messages = defineMessages({
  mine: { id: 'readings.unsentWater.mine', defaultMessage: 'Ici : {values}' },
  theirs: { id: 'readings.unsentWater.theirs', defaultMessage: 'Sur le serveur : {values}' },
  gone: { id: 'readings.unsentWater.gone', defaultMessage: 'supprimé' },
  takeMine: { id: 'readings.unsentWater.takeMine', defaultMessage: 'Garder la mienne' },
  takeTheirs: { id: 'readings.unsentWater.takeTheirs', defaultMessage: 'Garder celle du serveur' },
  edit: { id: 'readings.unsentWater.edit', defaultMessage: 'Modifier' },
  again: { id: 'readings.unsentWater.again', defaultMessage: 'Envoyer à nouveau' },
  why: { id: 'readings.unsentWater.why', defaultMessage: 'Refusé : {reason}. Modifiez ou abandonnez.' },
});

/** A day's water and light that the server did not take: two versions to choose from, or a refusal with its reason. */
export function UnsentWater({ entry, water }: { entry: OutboxEntry; water: NonNullable<OutboxEntry['water']> }) {
  const intl = useIntl();
  const { title, text } = useEntryLines()(entry);
  const { line } = useWaterFormat();
  const reason = useReason()(entry) ?? '';
  const farmId = useAtomValue(farmAtom)?.id;
  const resolve = useSetAtom(resolveWaterConflictAtom);
  const retry = useSetAtom(retryEntryAtom);
  const valuesOf = (values: Parameters<typeof line>[0] | null) =>
    values ? line(values) : intl.formatMessage(messages.gone);
  if (entry.state === 'conflict') {
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
  return (
    <Card
      as="li"
      level={3}
      title={title}
      actions={
        <>
          {entry.farmId === farmId && (
            <LinkButton icon="edit" to={paths.water(`day=${encodeURIComponent(water.id)}`)}>
              {intl.formatMessage(messages.edit)}
            </LinkButton>
          )}
          <Button icon="send" onPress={() => void retry(entry.key)}>
            {intl.formatMessage(messages.again)}
          </Button>
          <Discard entryKey={entry.key} />
        </>
      }
    >
      <p>{text}</p>
      <Badge state="refused" label={intl.formatMessage(messages.why, { reason })} />
    </Card>
  );
}
