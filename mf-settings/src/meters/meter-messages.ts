import type { CalibratedQuantity, MeterKind, MeterProblemCode } from '@seguia/shared/domain/meters/meter-rules';
import { defineMessages, type IntlShape, type MessageDescriptor } from '@seguia/shared/platform';
import { nameProblemMessages, setUpMessages } from '../set-up/set-up-messages.ts';
import type { MeterForm } from './meter-form.ts';

/** How days are written: by the language's own rules, which have no number beside an Arabic "two days". */
export const inDays = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;

/** The word for `count` days beside their number. The Arabic word for two of them is the number itself; then it is the word of eleven. */
export function dayWord(intl: IntlShape, count: number): string {
  const parts = intl.formatNumberToParts(count, inDays);
  const isNumber = count !== 1 && !parts.some(({ type }) => type === 'integer');
  return (isNumber ? intl.formatNumberToParts(11, inDays) : parts).find(({ type }) => type === 'unit')?.value ?? '';
}

/** The texts of the farm's meters. */
export const meterMessages = defineMessages({
  lead: { id: 'settings.meters.lead', defaultMessage: 'Ce qui mesure l’EC et le pH, et son étalonnage.' },
  list: { id: 'settings.meters.list', defaultMessage: 'Appareils en service' },
  retiredList: { id: 'settings.meters.retiredList', defaultMessage: 'Hors service' },
  none: { id: 'settings.meters.none', defaultMessage: 'Aucun appareil. Ajoutez celui que vous utilisez.' },
  add: { id: 'settings.meters.add', defaultMessage: 'Ajouter un appareil' },
  edit: { id: 'settings.meters.edit', defaultMessage: 'Modifier l’appareil' },
  saved: { id: 'settings.meters.saved', defaultMessage: 'Appareils à jour' },
  retired: { id: 'settings.meters.retired', defaultMessage: 'Hors service' },
  retiredHint: {
    id: 'settings.meters.retiredHint',
    defaultMessage: 'Il n’est plus proposé. Ses relevés et étalonnages restent.',
  },
  solutionsHint: { id: 'settings.meters.solutionsHint', defaultMessage: 'Une espace entre deux valeurs' },
  moved: {
    id: 'settings.meters.moved',
    defaultMessage:
      'Quelqu’un a modifié cet appareil entre-temps. Votre saisie est gardée. Vérifiez, puis enregistrez.',
  },
});

/** The names of a meter's fields. */
export const meterFieldMessages: Record<keyof MeterForm, MessageDescriptor> = {
  name: setUpMessages.name,
  retired: meterMessages.retired,
  ...defineMessages({
    kind: { id: 'settings.meters.kind', defaultMessage: 'Il mesure' },
    serialNumber: { id: 'settings.meters.serialNumber', defaultMessage: 'Numéro de série' },
    phBuffers: { id: 'settings.meters.phBuffers', defaultMessage: 'pH des solutions tampons' },
    ecStandards: { id: 'settings.meters.ecStandards', defaultMessage: 'EC des solutions étalons' },
    calibrationDays: { id: 'settings.meters.calibrationDays', defaultMessage: 'Étalonner tous les' },
  }),
};

export const kindMessages: Record<MeterKind, MessageDescriptor> = defineMessages({
  ec: { id: 'settings.meters.kindEc', defaultMessage: 'EC' },
  ph: { id: 'settings.meters.kindPh', defaultMessage: 'pH' },
  ec_ph: { id: 'settings.meters.kindBoth', defaultMessage: 'EC et pH' },
});

export const quantityMessages: Record<CalibratedQuantity, MessageDescriptor> = {
  ec: kindMessages.ec,
  ph: kindMessages.ph,
};

export const meterProblemMessages: Record<MeterProblemCode, MessageDescriptor> = {
  ...nameProblemMessages,
  ...defineMessages({
    serial_number_too_long: {
      id: 'settings.meters.serialNumberTooLong',
      defaultMessage: '80 caractères au plus. Raccourcissez-le.',
    },
    buffers_impossible: {
      id: 'settings.meters.buffersImpossible',
      defaultMessage: '{count} pH différents au plus, jusqu’à {ph}.',
    },
    standards_impossible: {
      id: 'settings.meters.standardsImpossible',
      defaultMessage: '{count} EC différentes au plus, jusqu’à {ec}.',
    },
    calibration_days_impossible: {
      id: 'settings.meters.calibrationDaysImpossible',
      defaultMessage: 'Saisissez de 1 à {days} jours.',
    },
  }),
};
