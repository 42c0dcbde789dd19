import { defineMessages, paths, type Plot, todayAtom, useIntl } from '@seguia/shared/platform';
import { LinkButton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useUnfinished } from '../draft/use-unfinished.ts';
import { doneOf, roundOf } from '../round/stops/round.ts';

const messages = defineMessages({
  round: { id: 'readings.today.round', defaultMessage: 'Commencer la tournée' },
  resume: { id: 'readings.today.resume', defaultMessage: 'Reprendre la tournée ({done} sur {count})' },
});

/** A link that starts a round, or resumes the one that was begun today. */
export function RoundLink({ plots }: { plots: readonly Plot[] }) {
  const intl = useIntl();
  const today = useAtomValue(todayAtom);
  const round = roundOf(useUnfinished() ?? []);
  const begun = round?.startedOn === today;
  return (
    <LinkButton to={paths.round()} icon="round">
      {begun
        ? intl.formatMessage(messages.resume, { done: doneOf(round, plots), count: plots.length })
        : intl.formatMessage(messages.round)}
    </LinkButton>
  );
}
