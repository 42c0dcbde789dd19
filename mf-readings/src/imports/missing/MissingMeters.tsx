import { canAtom, useCapability, useIntl } from '@seguia/shared/platform';
import { plain } from '@seguia/shared/domain/imports/cells/plain-text';
import { useAtomValue, useSetAtom } from 'jotai';
import { missingMeterMessages } from '../texts/missing-messages.ts';
import { MissingNames } from './MissingNames.tsx';
import { makeMetersAtom } from '../server/make-missing.ts';
import type { Answer } from '../sheet/answer.ts';
import type { OpenSheet } from '../sheet/use-sheet.ts';

interface MissingMetersProps {
  sheet: OpenSheet;
  onAnswer: Answer;
}

/** Makes the meters that a file names and the farm lacks, each of the kind that takes what the file measured with it. */
export function MissingMeters({ sheet: { view }, onAnswer }: MissingMetersProps) {
  const intl = useIntl();
  const can = useAtomValue(canAtom);
  const make = useSetAtom(makeMetersAtom);
  const serverCan = useCapability('meters') !== false;
  if (!serverCan || !can('tools.create')) return null;
  const unknown = view.questions.flatMap((question) => (question.kind === 'meter' ? [question] : []));
  const kinds = new Map(unknown.map(({ name, measures }) => [plain(name), measures]));
  return (
    <MissingNames
      texts={{
        title: intl.formatMessage(missingMeterMessages.title),
        lead: intl.formatMessage(missingMeterMessages.lead),
        failed: intl.formatMessage(missingMeterMessages.failed),
        make: (count) => intl.formatMessage(missingMeterMessages.make, { count }),
      }}
      missing={unknown.map(({ name }) => ({ name, isNew: true }))}
      make={(wanted, onMade) =>
        make(
          wanted.map((named) => ({ ...named, kind: kinds.get(plain(named.name)) ?? 'ec_ph' })),
          onMade,
        )
      }
      onMade={(ids) => onAnswer(({ meters }) => ({ meters: { ...meters, ...ids } }))}
    />
  );
}
