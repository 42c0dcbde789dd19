import { fullName } from '@seguia/shared/domain/accounts/full-name';
import { type DeviceInstruction, isolate, useFormat, useIntl } from '@seguia/shared/platform';
import { instructionMessages } from './instruction-messages.ts';

/** Writes who gave an instruction when, and who did it when. */
export function useInstructionLines() {
  const intl = useIntl();
  const format = useFormat();
  const when = (at: number) => isolate(format.relative(at));
  return {
    given: ({ createdBy, createdAt }: DeviceInstruction) =>
      createdBy
        ? intl.formatMessage(instructionMessages.by, { name: isolate(fullName(createdBy)), when: when(createdAt) })
        : when(createdAt),
    done({ doneAt, doneBy }: DeviceInstruction) {
      const at = isolate(format.dateTime(doneAt ?? 0));
      if (!doneBy) return intl.formatMessage(instructionMessages.doneAt, { when: at });
      return intl.formatMessage(instructionMessages.doneBy, { name: isolate(fullName(doneBy)), when: at });
    },
  };
}
