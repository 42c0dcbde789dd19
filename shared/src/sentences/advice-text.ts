import type { PlotAdvice } from '../domain/board/plot-advice.ts';
import type { PlotNow } from '../domain/board/plot-now.ts';
import { changeOf } from '../domain/readings/compared-values.ts';
import type { MeasuredField } from '../domain/readings/measures.ts';
import { defineMessages } from '../i18n/define-messages.ts';
import { isolate } from '../i18n/isolate.ts';
import { comparedWhen } from './compared-when.ts';
import type { MeasureFormat } from './measure-format.ts';
import { outsideSentence } from './outside-sentence.ts';

/** `{outside}` is the sentence about the value that is outside of its target, and by how much. */
const messages = defineMessages({
  measureAgain: {
    id: 'readings.advice.measureAgain',
    defaultMessage:
      'À remesurer, {measure} : {when, select, sameDay {{change} depuis {time}} dayBefore {{change} depuis la veille, {time}} other {{change} depuis le {date}, {time}}}.',
  },
  feed: { id: 'readings.advice.feed', defaultMessage: '{outside} : vérifiez le mélange.' },
  salts: { id: 'readings.advice.salts', defaultMessage: '{outside} : mesurez le % de drainage.' },
  saltsLittleDrain: {
    id: 'readings.advice.saltsLittleDrain',
    defaultMessage: 'EC de drainage haute et peu de drainage : regardez la dose.',
  },
  saltsEnoughDrain: { id: 'readings.advice.saltsEnoughDrain', defaultMessage: '{outside} : regardez l’EC d’apport.' },
  weakDrain: {
    id: 'readings.advice.weakDrain',
    defaultMessage: '{outside} : vérifiez si la solution est faible.',
  },
  weakDrainMuchDrain: {
    id: 'readings.advice.weakDrainMuchDrain',
    defaultMessage: 'EC de drainage basse et beaucoup de drainage : regardez la dose.',
  },
  drainPh: { id: 'readings.advice.drainPh', defaultMessage: '{outside} : regardez le pH d’apport.' },
  littleDrain: { id: 'readings.advice.littleDrain', defaultMessage: '{outside} : regardez la dose et les goutteurs.' },
  littleDrainRising: {
    id: 'readings.advice.littleDrainRising',
    defaultMessage: 'Peu de drainage et EC de drainage en hausse : regardez la dose.',
  },
  muchDrain: { id: 'readings.advice.muchDrain', defaultMessage: '{outside} : regardez la dose.' },
  outside: { id: 'readings.advice.outside', defaultMessage: '{outside} : à suivre.' },
  rising: {
    id: 'readings.advice.rising',
    defaultMessage: 'L’EC de drainage monte de {rise} en sept jours : des sels s’accumulent.',
  },
  weak: {
    id: 'readings.advice.weak',
    defaultMessage: 'EC de drainage sous celle d’apport : vérifiez la solution.',
  },
  near: { id: 'readings.advice.near', defaultMessage: '{measure} près d’une limite : à suivre.' },
  trend: {
    id: 'readings.advice.trend',
    defaultMessage:
      'EC de drainage {trend, select, rising {plus haute} other {plus basse}} que la semaine d’avant : à suivre.',
  },
  fine: { id: 'readings.advice.fine', defaultMessage: 'Rien à signaler.' },
  unread: { id: 'readings.advice.unread', defaultMessage: 'À relever : dernier relevé {ago}.' },
  never: { id: 'readings.advice.never', defaultMessage: 'À relever : aucun relevé.' },
  untargeted: { id: 'readings.advice.untargeted', defaultMessage: 'Fixez une plage cible pour juger ses valeurs.' },
});

/** Writes as one sentence what to do or look at in a plot. */
export function adviceText(measures: MeasureFormat): (plot: { now: PlotNow }, advice: PlotAdvice) => string {
  const { intl, format, label } = measures;
  return ({ now }, advice) => {
    const outside = (measure: MeasuredField) => {
      const { value, band } = now.values[measure] ?? {};
      return value !== undefined && band ? outsideSentence(measures, measure, value, band) : label(measure);
    };
    switch (advice.kind) {
      case 'unread':
        return now.newest
          ? intl.formatMessage(messages.unread, { ago: format.daysAgo(now.newest.daysAgo) })
          : intl.formatMessage(messages.never);
      case 'measureAgain': {
        const { measure, compared } = advice;
        const change = changeOf(now.values[measure]?.value ?? compared.value, compared.value);
        return intl.formatMessage(messages.measureAgain, {
          measure: label(measure),
          change: isolate(measures.formatChange(measure, change)),
          ...comparedWhen(compared, format),
        });
      }
      case 'rising':
        return intl.formatMessage(messages.rising, { rise: isolate(format.ec(advice.rise, { unit: true })) });
      case 'near':
        return intl.formatMessage(messages.near, { measure: label(advice.measure) });
      case 'trend':
        return intl.formatMessage(messages.trend, { trend: advice.trend });
      case 'weak':
      case 'untargeted':
      case 'fine':
        return intl.formatMessage(messages[advice.kind]);
      default:
        return intl.formatMessage(messages[advice.kind], { outside: outside(advice.measure) });
    }
  };
}
