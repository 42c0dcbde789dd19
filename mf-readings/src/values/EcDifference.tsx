import type { SaltSign } from '@seguia/shared/domain/agronomy/salt';
import { defineMessages, FormattedMessage, type Reading, useFormat } from '@seguia/shared/platform';
import { Num } from '@seguia/shared/ui';
import { ecDifference } from '../farm/answer.ts';
import { useSaltSign } from '../farm/use-salt-sign.ts';

const factMessages = defineMessages({
  below: { id: 'readings.ecDifference.below', defaultMessage: 'EC de drainage {size} sous l’apport.' },
  none: { id: 'readings.ecDifference.none', defaultMessage: 'EC de drainage égale à celle de l’apport.' },
  above: { id: 'readings.ecDifference.above', defaultMessage: 'EC de drainage {size} au-dessus de l’apport.' },
});

const signMessages = defineMessages({
  above: {
    id: 'readings.salt.above',
    defaultMessage: 'L’EC de drainage dépasse sa cible : des sels s’accumulent.',
  },
  rising: {
    id: 'readings.salt.rising',
    defaultMessage: 'L’EC de drainage monte de {rise} en sept jours : des sels s’accumulent.',
  },
  weak: { id: 'readings.salt.weak', defaultMessage: 'La solution est peut-être trop faible.' },
} satisfies Record<SaltSign['kind'], { id: string; defaultMessage: string }>);

/** The EC difference (drain − intake), and the sign of salt where there is one; shows nothing without a drain EC. */
export function EcDifference({ reading }: { reading: Reading }) {
  const format = useFormat();
  const sign = useSaltSign(reading);
  const difference = ecDifference(reading);
  const size = <Num>{format.ec(Math.abs(difference ?? 0), { unit: true })}</Num>;
  const rise = sign?.kind === 'rising' && <Num>{format.ec(sign.rise, { unit: true })}</Num>;
  return (
    <>
      {difference !== null && <FormattedMessage {...factMessages[factOf(difference)]} values={{ size }} />}
      {difference !== null && sign && ' '}
      {sign && <FormattedMessage {...signMessages[sign.kind]} values={{ rise }} />}
    </>
  );
}

function factOf(difference: number): keyof typeof factMessages {
  if (difference === 0) return 'none';
  return difference < 0 ? 'below' : 'above';
}
