import { canAtom, useIntl } from '@seguia/shared/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { plotMessages } from '../texts/missing-messages.ts';
import { MissingNames } from './MissingNames.tsx';
import { makePlotsAtom } from '../server/make-missing.ts';
import type { Answer } from '../sheet/answer.ts';
import type { OpenSheet } from '../sheet/use-sheet.ts';

interface MissingPlotsProps {
  sheet: OpenSheet;
  onAnswer: Answer;
}

/** Makes the plots that a file names and the farm lacks. */
export function MissingPlots({ sheet: { view }, onAnswer }: MissingPlotsProps) {
  const intl = useIntl();
  const can = useAtomValue(canAtom);
  const make = useSetAtom(makePlotsAtom);
  if (!can('plots.create')) return null;
  return (
    <MissingNames
      texts={{
        title: intl.formatMessage(plotMessages.title),
        lead: intl.formatMessage(plotMessages.lead),
        failed: intl.formatMessage(plotMessages.failed),
        make: (count) => intl.formatMessage(plotMessages.make, { count }),
      }}
      missing={view.questions.flatMap((question) =>
        question.kind === 'plot' ? [{ name: question.name, isNew: question.suggested === null }] : [],
      )}
      make={make}
      onMade={(ids) => onAnswer(({ plots }) => ({ plots: { ...plots, ...ids } }))}
    />
  );
}
