import { hasSameOrder, type InstructionValues } from '@seguia/shared/domain/instructions/instruction';
import { canAtom, isolate, type OutboxEntry, resolveInstructionConflictAtom, useIntl } from '@seguia/shared/platform';
import { Button, Card, isolated } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useDeviceWrite } from '../device-write/use-device-write.tsx';
import { instructionMessages } from '../instructions/instruction-messages.ts';
import { useEntryLines } from './use-entry-lines.ts';

/** Two versions of an instruction, to choose one. */
export function InstructionConflict({ entry }: { entry: OutboxEntry }) {
  const intl = useIntl();
  const { title } = useEntryLines()(entry);
  const resolve = useSetAtom(resolveInstructionConflictAtom);
  const can = useAtomValue(canAtom);
  const { run, failure } = useDeviceWrite();
  const take = (side: 'mine' | 'theirs') => void run(() => resolve(entry.key, side));
  const { instruction } = entry;
  const mine = instruction?.values ?? null;
  const theirs = instruction?.theirs === 'deleted' ? null : (instruction?.theirs ?? null);
  const lineOf = (values: InstructionValues | null) => {
    if (!values) return intl.formatMessage(instructionMessages.gone);
    const text = isolate(values.text);
    return values.doneAt === null ? text : intl.formatMessage(instructionMessages.withDone, { text });
  };
  // A tick goes to their words; whoever records may do that.
  const isTick = mine && instruction?.seen && hasSameOrder(mine, instruction.seen);
  return (
    <Card
      as="li"
      level={3}
      title={title}
      actions={
        <>
          {(isTick || can('fertirrigation.update')) && (
            <Button variant="primary" onPress={() => take('mine')}>
              {intl.formatMessage(instructionMessages.takeMine)}
            </Button>
          )}
          <Button onPress={() => take('theirs')}>{intl.formatMessage(instructionMessages.takeTheirs)}</Button>
        </>
      }
    >
      <p>{isolated(intl.formatMessage(instructionMessages.mine, { text: lineOf(mine) }))}</p>
      <p>{isolated(intl.formatMessage(instructionMessages.theirs, { text: lineOf(theirs) }))}</p>
      {failure}
    </Card>
  );
}
