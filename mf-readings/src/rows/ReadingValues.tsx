import type { Standing } from '@seguia/shared/domain/board/standing';
import { type MeasuredValues, quantityOf } from '@seguia/shared/domain/readings/measures';
import { shownBySide } from '@seguia/shared/domain/readings/reading-fields';
import { NamedValues, StatusMark } from '@seguia/shared/ui';
import { formatBandState } from '../words/format-band.ts';
import { shortMessages } from '../words/short-messages.ts';
import { useMeasureFormat } from '../words/use-measure-format.ts';
import { sideMessages } from './item-messages.ts';

interface ReadingValuesProps {
  values: MeasuredValues;
  /** How the values compare with their target band, for the marks beside those outside of it or near a limit. */
  standing?: Standing;
}

/** Intake and drain on a line each, every value by its name; a percentage has its sign. */
export function ReadingValues({ values, standing }: ReadingValuesProps) {
  const format = useMeasureFormat();
  const lines = shownBySide(values).map(({ side, shown }) => ({
    id: side,
    name: format.intl.formatMessage(sideMessages[side]),
    values: shown.map((measure) => {
      const value = values[measure];
      const state = standing?.states[measure];
      const quantity = quantityOf(measure);
      return {
        id: measure,
        name: quantity === 'percent' ? undefined : format.intl.formatMessage(shortMessages[quantity]),
        text: value === null ? null : format.formatValue(measure, value),
        mark: value !== null && state && state !== 'in' && standing.band && (
          <StatusMark
            state={state}
            label={formatBandState(format, measure, value, standing.band[measure], state)}
            size={12}
          />
        ),
      };
    }),
  }));
  return <NamedValues lines={lines} />;
}
