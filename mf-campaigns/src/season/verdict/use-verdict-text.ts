import type { SeasonVerdict } from '@seguia/shared/domain/season/season-verdict';
import { type Campaign, isolate, todayAtom, useFormat, useIntl } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { formatSpan } from '../../series/format-span.ts';
import { usePlotName } from '../../plot-names/use-plot-name.ts';
import { isoDay } from '../../series/calendar.ts';
import { verdictMessages as messages } from './verdict-messages.ts';

/** The most plots that are named; more are counted. */
const mostNamed = 3;

/** A verdict in sentences. */
export interface VerdictText {
  /** How many plots are in target, against the season before; or why nothing can be judged. */
  standing: string;
  /** Where salts build up, or that they do nowhere; null where nobody can know. */
  salts: string | null;
  /** The plots that were not counted; null where all were. */
  apart: string | null;
  /** Whether salts build up somewhere. */
  isWarning: boolean;
  /** Whether targets are what is missing. */
  lacksTargets: boolean;
}

/** Writes a verdict in the person's language. */
export function useVerdictText(campaign: Campaign, verdict: SeasonVerdict): VerdictText {
  const intl = useIntl();
  const format = useFormat();
  const plotName = usePlotName();
  const today = useAtomValue(todayAtom);
  const { held, inside, unread, untargeted, compared, salts } = verdict;
  const when =
    today <= campaign.endDate
      ? intl.formatMessage(messages.lastWeek)
      : isolate(formatSpan(intl.locale, isoDay(verdict.from), isoDay(verdict.to)));
  const standing = () => {
    if (held === 0) return intl.formatMessage(untargeted > 0 ? messages.noTargets : messages.noneRead, { when });
    const all = compared?.before.held ?? 0;
    const counts = { when, inside, held, now: compared?.now.inside, before: compared?.before.inside, all };
    if (all === held) return intl.formatMessage(messages.compared, counts);
    const now = intl.formatMessage(messages.inTarget, counts);
    // Some plots have no season before: the others are compared apart, with themselves.
    return all === 0 ? now : `${now} ${intl.formatMessage(messages.comparedPart, counts)}`;
  };
  const named = salts.slice(0, mostNamed).map(({ plotId, since }) =>
    intl.formatMessage(messages.since, {
      plot: isolate(plotName(plotId)),
      day: isolate(format.date(isoDay(since), 'long')),
    }),
  );
  const others = salts.length - named.length;
  const plots = intl.formatList([
    ...named,
    ...(others > 0 ? [intl.formatMessage(messages.others, { count: others })] : []),
  ]);
  const apart = [
    ...(unread > 0 && held > 0 ? [intl.formatMessage(messages.unread, { count: unread })] : []),
    ...(untargeted > 0 && held > 0 ? [intl.formatMessage(messages.untargeted, { count: untargeted })] : []),
  ];
  return {
    standing: standing(),
    salts:
      salts.length > 0
        ? intl.formatMessage(messages.salts, { plots })
        : verdict.isSaltKnown
          ? intl.formatMessage(messages.noSalts)
          : null,
    apart: apart.length > 0 ? apart.join(' · ') : null,
    isWarning: salts.length > 0,
    lacksTargets: held === 0 && untargeted > 0,
  };
}
