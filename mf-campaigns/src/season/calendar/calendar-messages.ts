import { defineMessages } from '@seguia/shared/platform';

export const calendarMessages = defineMessages({
  title: { id: 'campaigns.calendar.title', defaultMessage: 'Jours de relevés' },
  lead: {
    id: 'campaigns.calendar.lead',
    defaultMessage:
      '{without, plural, =0 {Un relevé chaque jour.} one {# jour sans relevé sur {all, number}.} other {# jours sans relevé sur {all, number}.}}',
  },
  readings: {
    id: 'campaigns.calendar.readings',
    defaultMessage: '{count, plural, =0 {aucun relevé} one {# relevé} other {# relevés}}',
  },
  often: { id: 'campaigns.calendar.often', defaultMessage: '3 relevés ou plus' },
  month: { id: 'campaigns.calendar.month', defaultMessage: 'Mois' },
  read: { id: 'campaigns.calendar.read', defaultMessage: 'Jours relevés' },
  without: { id: 'campaigns.calendar.without', defaultMessage: 'Jours sans relevé' },
  people: { id: 'campaigns.calendar.people', defaultMessage: 'Relevés par' },
  note: {
    id: 'campaigns.calendar.note',
    defaultMessage: 'Une case : un jour. Touchez une case pour voir ses relevés.',
  },
});
