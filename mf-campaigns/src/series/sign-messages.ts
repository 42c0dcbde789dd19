import type { SaltSign } from '@seguia/shared/domain/agronomy/salt';
import { defineMessages } from '@seguia/shared/platform';

/** Says whether salt builds up in a plot, as far as its drain shows it. */
export const signMessages = defineMessages({
  above: {
    id: 'campaigns.salt.above',
    defaultMessage: 'L’EC de drainage dépasse sa cible : des sels s’accumulent.',
  },
  rising: {
    id: 'campaigns.salt.up',
    defaultMessage: 'L’EC de drainage monte de {rise} en sept jours : des sels s’accumulent.',
  },
  weak: {
    id: 'campaigns.salt.weak',
    defaultMessage: 'L’EC de drainage est sous celle d’apport : la solution est peut-être trop faible.',
  },
} satisfies Record<SaltSign['kind'], { id: string; defaultMessage: string }>);
