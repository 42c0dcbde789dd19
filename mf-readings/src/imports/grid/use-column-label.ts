import { useIntl } from '@seguia/shared/platform';
import { type ColumnKind, columnKinds } from '@seguia/shared/domain/imports/tables/columns';
import { isWaterField } from '@seguia/shared/domain/water/water-quantities';
import { useFieldLabel } from '../../words/use-field-label.ts';
import { waterMessages } from '../../water-day/water-messages.ts';
import { columnMessages } from './grid-messages.ts';

/** Names what a column can be read as. */
export function useColumnLabel() {
  const intl = useIntl();
  const field = useFieldLabel();
  return {
    kinds: columnKinds,
    label: (kind: ColumnKind) => {
      if (kind === 'nothing') return intl.formatMessage(columnMessages.nothing);
      if (kind === 'totalGiven') return intl.formatMessage(columnMessages.totalGiven);
      if (isWaterField(kind)) return intl.formatMessage(waterMessages[kind]);
      if (kind === 'plot') return field('plotId');
      return field(kind === 'meter' ? 'meterId' : kind);
    },
  };
}
