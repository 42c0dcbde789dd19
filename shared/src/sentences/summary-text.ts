import { type BoardPlot, unreadSince } from '../domain/board/board-plots.ts';
import type { PlotState } from '../domain/board/plot-now.ts';
import { defineMessages } from '../i18n/define-messages.ts';
import type { Format } from '../i18n/format.ts';
import { isolate } from '../i18n/isolate.ts';
import type { Words } from './words.ts';

const messages = defineMessages({
  plots: {
    id: 'readings.board.plots',
    defaultMessage: '{count, plural, one {# parcelle} other {# parcelles}} : {states}.',
  },
  out: {
    id: 'readings.board.countOut',
    defaultMessage: '{count, plural, one {# hors cible} many {# hors cible} other {# hors cible}}',
  },
  unread: {
    id: 'readings.board.countUnread',
    defaultMessage:
      '{count, plural, one {# sans relevé récent} many {# sans relevé récent} other {# sans relevé récent}}',
  },
  unreadSince: {
    id: 'readings.board.countUnreadSince',
    defaultMessage:
      '{count, plural, one {# non relevée} many {# non relevées} other {# non relevées}} depuis {when, select, day {{day}} other {le {day}}}',
  },
  untargeted: {
    id: 'readings.board.countUntargeted',
    defaultMessage: '{count, plural, one {# sans plage cible} many {# sans plage cible} other {# sans plage cible}}',
  },
  allIn: { id: 'readings.board.allIn', defaultMessage: 'tout est dans la cible' },
  joined: { id: 'readings.board.joined', defaultMessage: '{before}, {next}' },
});

/** Up to this many days ago, the name of the day is unambiguous. */
const namedDays = 6;

/** Writes the board as one sentence: "12 plots: 3 out of target, 2 not read since Friday." */
export function summaryText(intl: Words, format: Format, plots: readonly BoardPlot[]): string {
  const count = (state: PlotState) => plots.filter(({ now }) => now.state === state).length;
  const [out, unread, untargeted] = [count('out'), count('unread'), count('untargeted')];
  const since = unreadSince(plots);
  const named = since && since.daysAgo <= namedDays;
  const unreadText = since
    ? intl.formatMessage(messages.unreadSince, {
        count: unread,
        when: named ? 'day' : 'date',
        day: isolate(format.date(since.date, named ? 'dayName' : 'short')),
      })
    : intl.formatMessage(messages.unread, { count: unread });
  const states = [
    ...(out > 0 ? [intl.formatMessage(messages.out, { count: out })] : []),
    ...(unread > 0 ? [unreadText] : []),
    ...(untargeted > 0 ? [intl.formatMessage(messages.untargeted, { count: untargeted })] : []),
  ];
  const counted = states.length > 0 ? states : [intl.formatMessage(messages.allIn)];
  return intl.formatMessage(messages.plots, {
    count: plots.length,
    states: counted.reduce((before, next) => intl.formatMessage(messages.joined, { before, next })),
  });
}
