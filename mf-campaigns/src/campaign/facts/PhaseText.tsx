import { FormattedMessage } from '@seguia/shared/platform';
import type { Phase } from './phase.ts';

/** A campaign's phase in words. */
export function PhaseText({ phase }: { phase: Phase }) {
  if (phase.kind === 'running')
    return (
      <FormattedMessage
        id="campaigns.phase.running"
        defaultMessage="En cours, jour {day, number} sur {days, number}"
        values={{ day: phase.day, days: phase.days }}
      />
    );
  if (phase.kind === 'upcoming')
    return (
      <FormattedMessage
        id="campaigns.phase.upcoming"
        defaultMessage="{days, plural, one {Commence demain} other {Commence dans # jours}}"
        values={{ days: phase.inDays }}
      />
    );
  return <FormattedMessage id="campaigns.phase.ended" defaultMessage="Terminée" />;
}
