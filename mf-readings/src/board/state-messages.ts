import type { PlotState } from '@seguia/shared/domain/board/plot-now';
import { defineMessages, type MessageDescriptor } from '@seguia/shared/platform';

/** The names of the board's parts, and of a plot's state in its table. */
export const stateMessages: Record<PlotState, MessageDescriptor> = defineMessages({
  out: { id: 'readings.board.out', defaultMessage: 'Hors cible' },
  unread: { id: 'readings.board.unread', defaultMessage: 'Sans relevé récent' },
  in: { id: 'readings.board.in', defaultMessage: 'Dans la cible' },
  untargeted: { id: 'readings.board.untargeted', defaultMessage: 'Sans plage cible' },
});
