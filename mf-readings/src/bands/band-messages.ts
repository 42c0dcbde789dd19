import { isTarget, possibleLimits, type TargetField } from '@seguia/shared/domain/plantings/target-fields';
import { subjectMessages } from '../words/measure-sentences.ts';
import { noRange, possibleRange } from '../words/possible-range.ts';
import { useMeasureFormat } from '../words/use-measure-format.ts';
import {
  type ApiError,
  defineMessages,
  isolate,
  type MessageDescriptor,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import type { BandProblem } from './band-form.ts';

/** The texts of a target band's form. */
export const bandMessages = defineMessages({
  create: { id: 'readings.band.create', defaultMessage: 'Nouvelle plage cible' },
  edit: { id: 'readings.band.edit', defaultMessage: 'Modifier la plage cible' },
  plot: { id: 'readings.band.plot', defaultMessage: 'Parcelle' },
  variety: { id: 'readings.band.variety', defaultMessage: 'Variété' },
  from: { id: 'readings.band.from', defaultMessage: 'Premier jour' },
  to: { id: 'readings.band.to', defaultMessage: 'Dernier jour' },
  toHint: { id: 'readings.band.toHint', defaultMessage: 'Vide : sans fin' },
  low: { id: 'readings.band.low', defaultMessage: 'Minimum' },
  high: { id: 'readings.band.high', defaultMessage: 'Maximum' },
  save: { id: 'readings.band.save', defaultMessage: 'Enregistrer' },
  cancel: { id: 'readings.band.cancel', defaultMessage: 'Annuler' },
  remove: { id: 'readings.band.remove', defaultMessage: 'Supprimer la plage' },
  removeTitle: { id: 'readings.band.removeTitle', defaultMessage: 'Supprimer cette plage cible ?' },
  removeText: { id: 'readings.band.removeText', defaultMessage: 'Les valeurs de ces jours n’auront plus de repère.' },
  done: { id: 'readings.band.done', defaultMessage: 'Cibles à jour' },
});

const problemMessages = defineMessages({
  required: {
    id: 'readings.bandProblem.required',
    defaultMessage:
      '{field, select, plotId {Choisissez une parcelle.} cropTypeId {Choisissez une variété.} other {Saisissez le premier jour.}}',
  },
  end_before_start: {
    id: 'readings.bandProblem.endBeforeStart',
    defaultMessage: 'Le dernier jour doit suivre le premier.',
  },
  band_overlaps: {
    id: 'readings.bandProblem.overlaps',
    defaultMessage: 'Une autre plage couvre déjà ces jours. Changez les dates.',
  },
  band_empty: { id: 'readings.bandProblem.empty', defaultMessage: 'Saisissez au moins une limite.' },
  not_a_number: { id: 'readings.bandProblem.notANumber', defaultMessage: 'Saisissez un nombre, comme {example}.' },
  two_separators: {
    id: 'readings.bandProblem.twoSeparators',
    defaultMessage: 'Gardez un seul séparateur décimal.',
  },
  impossible: {
    id: 'readings.bandProblem.impossible',
    defaultMessage:
      '{ends, select, one {{subject} ne descend pas sous {low}.} other {{subject} va de {low} à {high}.}}',
  },
  low_over_high: {
    id: 'readings.bandProblem.lowOverHigh',
    defaultMessage: 'Le maximum doit être au-dessus du minimum.',
  },
});

/** The fields that can have a target, as the subject of a sentence. */
const targetSubjects: Record<TargetField, MessageDescriptor> = {
  ...subjectMessages,
  ...defineMessages({ ecDifference: { id: 'readings.subject.ecDifference', defaultMessage: 'L’écart d’EC' } }),
};

/** Writes a problem of the band form as a sentence. */
export function useBandProblem(): (problem: BandProblem) => string {
  const intl = useIntl();
  const format = useFormat();
  return ({ field, code }) => {
    const [measure = ''] = field.split('.');
    const range = isTarget(measure) ? possibleRange(measure, format) : noRange;
    return intl.formatMessage(problemMessages[code], {
      field,
      example: isolate(format.typed(2.4)),
      subject: isTarget(measure) ? intl.formatMessage(targetSubjects[measure]) : '',
      ends: isTarget(measure) && Number.isFinite(possibleLimits(measure).high) ? 'both' : 'one',
      low: isolate(range.low),
      high: isolate(range.high),
    });
  };
}

/** Writes a problem as a line in the list above the form. It names the field, because several fields may have the same problem. */
export function useBandProblemLine(): (problem: BandProblem) => string {
  const intl = useIntl();
  const { label } = useMeasureFormat();
  const problemText = useBandProblem();
  return (problem) => {
    const [measure = '', edge] = problem.field.split('.');
    if (!isTarget(measure)) return problemText(problem);
    const limit = intl.formatMessage(edge === 'low' ? bandMessages.low : bandMessages.high);
    return `${label(measure)} · ${limit} – ${problemText(problem)}`;
  };
}

const failureMessages = defineMessages({
  offline: {
    id: 'readings.bandFailure.offline',
    defaultMessage: 'Pas enregistré : il faut du réseau. Votre saisie reste ici.',
  },
  moved: {
    id: 'readings.bandFailure.moved',
    defaultMessage: 'Pas enregistré : quelqu’un a modifié cette plage entre-temps. Rouvrez-la pour voir.',
  },
  overlaps: {
    id: 'readings.bandFailure.overlaps',
    defaultMessage: 'Pas enregistré : une autre plage couvre déjà ces jours.',
  },
  role: { id: 'readings.bandFailure.role', defaultMessage: 'Pas enregistré : votre rôle ne le permet pas.' },
  other: {
    id: 'readings.bandFailure.other',
    defaultMessage: 'Pas enregistré : le serveur ne l’accepte pas. Réessayez plus tard.',
  },
});

/** Why a band was not saved. */
export function failureText({ kind, status, problem }: ApiError): MessageDescriptor {
  if (kind === 'offline' || kind === 'timeout') return failureMessages.offline;
  if (status === 412) return failureMessages.moved;
  if (status === 403) return failureMessages.role;
  return problem?.errors?.some(({ code }) => code === 'band_overlaps')
    ? failureMessages.overlaps
    : failureMessages.other;
}
