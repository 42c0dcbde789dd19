import { defineMessages } from '@seguia/shared/platform';

export const photoMessages = defineMessages({
  title: { id: 'readings.photos.title', defaultMessage: 'Photos' },
  take: { id: 'readings.photos.take', defaultMessage: 'Prendre une photo' },
  add: { id: 'readings.photos.add', defaultMessage: 'Ajouter une photo' },
  open: { id: 'readings.photos.open', defaultMessage: 'Ouvrir la photo {number}' },
  photo: { id: 'readings.photos.photo', defaultMessage: 'Photo {number}' },
  remove: { id: 'readings.photos.remove', defaultMessage: 'Retirer la photo' },
  removeTitle: { id: 'readings.photos.removeTitle', defaultMessage: 'Retirer cette photo ?' },
  removeText: {
    id: 'readings.photos.removeText',
    defaultMessage: 'Elle disparaît du relevé, pour tous et pour de bon.',
  },
  space: {
    id: 'readings.photos.space',
    defaultMessage: 'Sans le lieu, en 1 600 px. Photos sur cet appareil : {used} sur {budget}.',
  },
  preparing: { id: 'readings.photos.preparing', defaultMessage: 'Préparation de la photo…' },
  full: {
    id: 'readings.photos.full',
    defaultMessage: 'Photo non gardée : cet appareil n’a plus de place. Le relevé s’enregistre sans elle.',
  },
  unavailable: {
    id: 'readings.photos.unavailable',
    defaultMessage: 'Photo non gardée : ce navigateur ne garde rien. Le relevé s’enregistre sans elle.',
  },
  unreadable: { id: 'readings.photos.unreadable', defaultMessage: 'Ce fichier n’est pas une photo lisible ici.' },
  tooMany: { id: 'readings.photos.tooMany', defaultMessage: 'Un relevé a {max} photos au plus.' },
  refused: { id: 'readings.photos.refused', defaultMessage: 'Refusée par le serveur. Retirez-la.' },
  tooLarge: {
    id: 'readings.photos.tooLarge',
    defaultMessage:
      'Trop volumineuse pour le serveur, ou pour ce qui est devant lui. Prévenez la personne qui l’administre, puis envoyez à nouveau, ou retirez la photo.',
  },
  cutOff: {
    id: 'readings.photos.cutOff',
    defaultMessage:
      'Le serveur répond, mais cette photo n’arrive pas : trois envois ont été coupés. Essayez un autre réseau, ou prévenez la personne qui administre le serveur.',
  },
  retry: { id: 'readings.unsent.retry', defaultMessage: 'Envoyer à nouveau' },
  look: { id: 'readings.photos.look', defaultMessage: 'Voir la photo' },
  one: { id: 'readings.photos.one', defaultMessage: 'Photo' },
  notHere: { id: 'readings.photos.notHere', defaultMessage: 'Pas sur cet appareil. Visible avec le réseau.' },
  gone: { id: 'readings.photos.gone', defaultMessage: 'Cette photo ne peut pas être montrée.' },
  count: {
    id: 'readings.photos.count',
    defaultMessage: '{count, plural, one {# photo} many {# photos} other {# photos}}',
  },
  toSend: {
    id: 'readings.photos.toSend',
    defaultMessage: 'Photos à envoyer ou à retirer : {count, number}',
  },
});
