import { bandState, cropsOn, type Limits } from '@seguia/shared/domain/bands';
import { stageOn } from '@seguia/shared/domain/plantings/stages';
import { defineMessages, FormattedMessage, type Plot, useFormat, useIntl } from '@seguia/shared/platform';
import { Num } from '@seguia/shared/ui';
import { formatStage } from '../../series/stage-messages.ts';
import { formatState } from '../../series/state-messages.ts';

const messages = defineMessages({
  between: { id: 'campaigns.difference.between', defaultMessage: 'Cible de l’écart : {low} à {high}' },
  atLeast: { id: 'campaigns.difference.atLeast', defaultMessage: 'Cible de l’écart : au moins {low}' },
  atMost: { id: 'campaigns.difference.atMost', defaultMessage: 'Cible de l’écart : au plus {high}' },
});

interface DifferenceTargetProps {
  plot: Plot;
  /** The variety that the target is for. */
  cropTypeId: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Drain EC − intake EC on that day, in mS/cm. */
  difference: number;
  limits: Limits;
}

/**
 * The target of the EC difference on a day, and how the day stands to it, with the stage where it is known. It is stated as a fact beside
 * the ratio.
 */
export function DifferenceTarget({ plot, cropTypeId, date, difference, limits }: DifferenceTargetProps) {
  const intl = useIntl();
  const format = useFormat();
  const { low, high } = limits;
  const state = bandState(difference, limits);
  if (state === null) return null;
  const ec = (value: number | null) => value !== null && <Num unit={format.ecUnit}>{format.ec(value)}</Num>;
  const message = low === null ? messages.atMost : high === null ? messages.atLeast : messages.between;
  const planting = cropsOn(plot.crops, date).find((crop) => crop.cropTypeId === cropTypeId);
  const stage = planting && stageOn(planting, date);
  return (
    <>
      <FormattedMessage {...message} values={{ low: ec(low), high: ec(high) }} />
      {stage && (
        <>
          {' '}
          <FormattedMessage
            id="campaigns.difference.stage"
            defaultMessage="(par stade : {stage})"
            values={{ stage: formatStage(intl, stage) }}
          />
        </>
      )}
      {' · '}
      {formatState(intl, state)}
    </>
  );
}
