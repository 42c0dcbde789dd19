import { defineMessages, type MessageDescriptor } from '@seguia/shared/platform';
import type { MapLook } from '../heat/heat-look.ts';

/** What a cell of the map means. */
export const lookMessages: Record<MapLook, MessageDescriptor> = defineMessages({
  farBelow: { id: 'campaigns.map.farBelow', defaultMessage: 'loin sous la cible' },
  below: { id: 'campaigns.map.below', defaultMessage: 'sous la cible' },
  in: { id: 'campaigns.map.in', defaultMessage: 'dans la cible' },
  above: { id: 'campaigns.map.above', defaultMessage: 'au-dessus' },
  farAbove: { id: 'campaigns.map.farAbove', defaultMessage: 'loin au-dessus' },
  unread: { id: 'campaigns.map.unread', defaultMessage: 'non relevé' },
  untargeted: { id: 'campaigns.map.untargeted', defaultMessage: 'relevé, sans cible' },
});

export const mapMessages = defineMessages({
  title: { id: 'campaigns.map.title', defaultMessage: 'La campagne d’un coup d’œil' },
  measure: { id: 'campaigns.map.measure', defaultMessage: 'Mesure de la carte' },
  note: {
    id: 'campaigns.map.note',
    defaultMessage:
      '{days, plural, one {Une case : un jour.} other {Une case : # jours.}} Touchez une case pour ouvrir la parcelle à ces jours.',
  },
  outside: {
    id: 'campaigns.map.outside',
    defaultMessage: '{outside, number} sur {judged, plural, one {# jour} other {# jours}} hors cible',
  },
  target: { id: 'campaigns.share.target', defaultMessage: 'cible {limits}' },
  shares: {
    id: 'campaigns.map.shares',
    defaultMessage: '{measure} : part des jours dans la cible, par parcelle et par mois',
  },
  plot: { id: 'campaigns.figures.plot', defaultMessage: 'Parcelle' },
});
