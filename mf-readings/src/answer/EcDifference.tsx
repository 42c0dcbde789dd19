import { defineMessages, FormattedMessage, type Reading, useFormat } from '@seguia/shared/platform';
import { isolated, Num } from '@seguia/shared/ui';
import { useDeferredValue } from 'react';
import { ecDifference } from './answer.ts';
import { useSentenceOf } from '../board/use-sentence-of.ts';

const factMessages = defineMessages({
  below: { id: 'readings.ecDifference.below', defaultMessage: 'EC de drainage {size} sous l’apport.' },
  none: { id: 'readings.ecDifference.none', defaultMessage: 'EC de drainage égale à celle de l’apport.' },
  above: { id: 'readings.ecDifference.above', defaultMessage: 'EC de drainage {size} au-dessus de l’apport.' },
});

/** The EC difference (drain − intake) where both were measured, and the plot's sentence as the board has it where there is something to say. */
export function EcDifference({ reading }: { reading: Reading }) {
  const format = useFormat();
  const difference = ecDifference(reading);
  const size = <Num>{format.ec(Math.abs(difference ?? 0), { unit: true })}</Num>;
  // The saved answer is drawn first: the sentence needs the plot's last weeks.
  const isDrawn = useDeferredValue(true, false);
  return (
    <>
      {difference !== null && <FormattedMessage {...factMessages[factOf(difference)]} values={{ size }} />}
      {isDrawn && <PlotSentence reading={reading} follows={difference !== null} />}
    </>
  );
}

function PlotSentence({ reading, follows }: { reading: Reading; follows: boolean }) {
  const sentence = useSentenceOf(reading);
  if (!sentence) return null;
  return (
    <>
      {follows && ' '}
      {isolated(sentence)}
    </>
  );
}

function factOf(difference: number): keyof typeof factMessages {
  if (difference === 0) return 'none';
  return difference < 0 ? 'below' : 'above';
}
