import { defineMessages } from 'react-intl';

/** The words of the keypad. */
export const keypadMessages = defineMessages({
  mark: { id: 'ui.keypad.mark', defaultMessage: 'Séparateur décimal' },
  erase: { id: 'ui.keypad.erase', defaultMessage: 'Effacer' },
  next: { id: 'ui.keypad.next', defaultMessage: 'Suivant' },
  hide: { id: 'ui.keypad.hide', defaultMessage: 'Masquer' },
});
