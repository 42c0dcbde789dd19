import { saltRatio } from '@seguia/shared/domain/salt';
import { FormattedMessage, type Reading, useFormat } from '@seguia/shared/platform';
import { Num } from '@seguia/shared/ui';
import { ecDifference } from '../farm/answer.ts';

/** The EC difference (drain − intake) as a sentence that says what it means; nothing where one of the two is missing. */
export function EcDifference({ reading }: { reading: Pick<Reading, 'intakeEc' | 'drainEc'> }) {
  const format = useFormat();
  const difference = ecDifference(reading);
  if (difference === null || reading.intakeEc === null || reading.drainEc === null) return null;
  const size = <Num>{format.ec(Math.abs(difference), { unit: true })}</Num>;
  if (difference < 0) {
    return (
      <FormattedMessage
        id="readings.ecDifference.below"
        defaultMessage="EC de drainage {by} sous l’apport : la solution est peut-être trop faible."
        values={{ by: size }}
      />
    );
  }
  if (difference === 0) {
    return (
      <FormattedMessage id="readings.ecDifference.none" defaultMessage="EC de drainage égale à celle de l’apport." />
    );
  }
  return reading.drainEc > saltRatio * reading.intakeEc ? (
    <FormattedMessage
      id="readings.ecDifference.salt"
      defaultMessage="EC de drainage {by} au-dessus de l’apport : les sels s’accumulent."
      values={{ by: size }}
    />
  ) : (
    <FormattedMessage
      id="readings.ecDifference.above"
      defaultMessage="EC de drainage {by} au-dessus de l’apport."
      values={{ by: size }}
    />
  );
}
