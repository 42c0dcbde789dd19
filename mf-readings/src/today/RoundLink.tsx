import { defineMessages, isolate, paths, type Plot, todayAtom, useFormat, useIntl } from '@seguia/shared/platform';
import { isolated, LinkButton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useUnfinished } from '../draft/use-unfinished.ts';
import { doneOf, roundOf } from '../round/stops/round.ts';

const messages = defineMessages({
  round: { id: 'readings.today.round', defaultMessage: 'Commencer la tournée' },
  resume: { id: 'readings.today.resume', defaultMessage: 'Reprendre la tournée ({done} sur {count})' },
  finished: { id: 'readings.today.finished', defaultMessage: 'Tournée finie à {time} · Recommencer' },
});

interface RoundLinkProps {
  plots: readonly Plot[];
  /** Where it is: at the end of a phone's screen, in the heading of a phone on its side, or on a desk beside what people come for. */
  place?: 'dock' | 'heading' | 'desk';
}

/** The one act of Today: starts a round, resumes the one that was begun today, or says when it was finished and starts another. */
export function RoundLink({ plots, place = 'dock' }: RoundLinkProps) {
  const intl = useIntl();
  const format = useFormat();
  const today = useAtomValue(todayAtom);
  const round = roundOf(useUnfinished() ?? []);
  const begun = round?.startedOn === today ? round : undefined;
  const finishedAt = begun?.finishedAt;
  const words = () => {
    if (finishedAt !== undefined)
      return isolated(intl.formatMessage(messages.finished, { time: isolate(format.time(finishedAt)) }));
    if (begun) return intl.formatMessage(messages.resume, { done: doneOf(begun, plots), count: plots.length });
    return intl.formatMessage(messages.round);
  };
  return (
    <LinkButton
      to={paths.round()}
      icon={finishedAt === undefined ? 'round' : 'check'}
      variant={finishedAt === undefined && place !== 'desk' ? 'primary' : 'secondary'}
      large={place === 'dock'}
      full={place === 'dock'}
    >
      <span>{words()}</span>
    </LinkButton>
  );
}
