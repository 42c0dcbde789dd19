import type { PastedName } from '@seguia/shared/domain/plots/pasted-names';
import { defineMessages, type MessageDescriptor } from '@seguia/shared/platform';
import { nameProblemMessages } from '../set-up/set-up-messages.ts';

/** The texts of pasting names. */
export const pasteMessages = defineMessages({
  names: { id: 'settings.paste.names', defaultMessage: 'Un nom par ligne' },
  hint: { id: 'settings.paste.hint', defaultMessage: 'D’un tableur, la première colonne est prise.' },
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

/** Says why a line becomes no plot. */
export const lineProblemMessages: Record<NonNullable<PastedName['problem']>['code'], MessageDescriptor> = {
  ...nameProblemMessages,
  ...defineMessages({
    name_taken: { id: 'settings.paste.taken', defaultMessage: 'L’exploitation a déjà cette parcelle.' },
    repeated: { id: 'settings.paste.repeated', defaultMessage: 'Ce nom est déjà à la ligne {of}.' },
  }),
};
