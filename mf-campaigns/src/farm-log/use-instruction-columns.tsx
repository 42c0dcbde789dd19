import { fullName } from '@seguia/shared/domain/accounts/full-name';
import type { CertificationLog } from '@seguia/shared/domain/log/certification-log';
import { type Person, plotsAtom, useFormat, useIntl } from '@seguia/shared/platform';
import { type Column, Num } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { certificationMessages as messages, fieldMessages } from './certification-messages.ts';

type Instruction = CertificationLog['instructions'][number];

/** The columns of the instructions on paper. */
export function useInstructionColumns(): Column<Instruction>[] {
  const intl = useIntl();
  const format = useFormat();
  const plots = new Map(useAtomValue(plotsAtom)?.map(({ id, name }) => [id, name]));
  const when = (at: number, by: Person | undefined) => (
    <>
      <Num>{format.dateTime(at)}</Num>
      {by && (
        <>
          {' '}
          <bdi>{fullName(by)}</bdi>
        </>
      )}
    </>
  );
  return [
    {
      id: 'plot',
      label: intl.formatMessage(fieldMessages.plotId),
      cell: ({ plotId }) => <bdi>{plots.get(plotId) ?? '–'}</bdi>,
    },
    { id: 'text', label: intl.formatMessage(messages.instruction), cell: ({ text }) => <bdi>{text}</bdi> },
    {
      id: 'given',
      label: intl.formatMessage(messages.instructionGiven),
      cell: ({ createdAt, createdBy }) => when(createdAt, createdBy),
    },
    {
      id: 'done',
      label: intl.formatMessage(messages.instructionDone),
      cell: ({ doneAt, doneBy }) => (doneAt === null ? '–' : when(doneAt, doneBy)),
    },
  ];
}
