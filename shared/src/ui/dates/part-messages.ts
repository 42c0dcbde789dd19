import { defineMessages } from 'react-intl';

export const partMessages = defineMessages({
  date: { id: 'ui.dates.missingPart', defaultMessage: 'Date incomplète : complétez-la ou effacez-la.' },
  time: { id: 'ui.times.missingPart', defaultMessage: 'Heure incomplète : complétez-la ou effacez-la.' },
});
