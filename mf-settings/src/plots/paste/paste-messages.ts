import { defineMessages, type MessageDescriptor } from '@seguia/shared/platform';
import { nameProblemMessages } from '../../set-up/set-up-messages.ts';
import type { PastedPlotCode } from './pasted-plots.ts';

/** The texts of pasting a table of plots. */
export const pasteMessages = defineMessages({
  lines: { id: 'settings.paste.lines', defaultMessage: 'Une parcelle par ligne' },
  hint: {
    id: 'settings.paste.hint',
    defaultMessage:
      'Le nom suffit. D’un tableur, aussi, dans cet ordre : culture, variété, surface en m², goutteurs, serre.',
  },
  drippers: {
    id: 'settings.paste.drippers',
    defaultMessage: '{count, plural, one {# goutteur} other {# goutteurs}}',
  },
  nothing: { id: 'settings.paste.nothing', defaultMessage: 'Les parcelles à créer s’affichent ici.' },
  preview: { id: 'settings.paste.preview', defaultMessage: 'Parcelles à créer' },
  make: {
    id: 'settings.paste.make',
    defaultMessage: '{count, plural, =0 {Créer} one {Créer # parcelle} other {Créer # parcelles}}',
  },
  made: {
    id: 'settings.paste.made',
    defaultMessage: '{count, plural, one {# parcelle créée} other {# parcelles créées}}',
  },
  wrong: {
    id: 'settings.paste.wrong',
    defaultMessage: '{count, plural, one {# ligne ne sera pas créée.} other {# lignes ne seront pas créées.}}',
  },
  line: { id: 'settings.paste.line', defaultMessage: 'ligne {line}' },
});

/** Says why a line becomes no plot, where the reason is the line's own and no field's. */
export const lineProblemMessages = {
  ...nameProblemMessages,
  ...defineMessages({
    name_taken: { id: 'settings.paste.taken', defaultMessage: 'L’exploitation a déjà cette parcelle.' },
    repeated: { id: 'settings.paste.repeated', defaultMessage: 'Ce nom est déjà à la ligne {of}.' },
    crop_missing: { id: 'settings.paste.cropMissing', defaultMessage: 'Il manque la culture de cette variété.' },
    variety_missing: { id: 'settings.paste.varietyMissing', defaultMessage: 'Il manque la variété de cette culture.' },
  }),
} satisfies Partial<Record<PastedPlotCode, MessageDescriptor>>;

/** Whether a problem is the line's own. */
export const isOfLine = (code: PastedPlotCode): code is keyof typeof lineProblemMessages =>
  Object.hasOwn(lineProblemMessages, code);
