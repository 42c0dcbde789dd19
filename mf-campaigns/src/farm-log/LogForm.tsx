import { defineMessages, type Plot, syncStatusAtom, useIntl } from '@seguia/shared/platform';
import { Banner, Button, Form } from '@seguia/shared/ui';
import { DateRange, Select } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { certificationMessages, fieldMessages } from './certification-messages.ts';
import styles from './CertificationLog.module.css';
import type { LogRequest } from './load-log.ts';

const messages = defineMessages({
  lead: {
    id: 'campaigns.certification.lead',
    defaultMessage: 'Relevés, corrections, personnes et plages cibles d’une période, avec une empreinte.',
  },
  allPlots: { id: 'campaigns.certification.allPlots', defaultMessage: 'Toutes les parcelles' },
  days: {
    id: 'campaigns.certification.days',
    defaultMessage: 'Choisissez des jours jusqu’à aujourd’hui, le premier avant le dernier.',
  },
  prepare: { id: 'campaigns.certification.prepare', defaultMessage: 'Préparer le journal' },
  unsent: {
    id: 'campaigns.certification.unsent',
    defaultMessage:
      '{count, plural, one {# changement non envoyé n’y est pas encore.} many {# changements non envoyés n’y sont pas encore.} other {# changements non envoyés n’y sont pas encore.}}',
  },
});

const everyPlot = 'all';

interface LogFormProps {
  request: LogRequest;
  today: string;
  plots: readonly Plot[];
  onChange: (request: LogRequest) => void;
  /** Undefined while the log of this period is being prepared or is ready. */
  onPrepare: (() => void) | undefined;
}

/** Chooses the days and plots of a log. */
export function LogForm({ request, today, plots, onChange, onPrepare }: LogFormProps) {
  const intl = useIntl();
  const { waiting } = useAtomValue(syncStatusAtom);
  const { from, to } = request;
  // While a year is being typed the date passes through years such as 0002. That is no mistake yet, and no log of it is wanted.
  const isTyped = from > '1000' && to > '1000';
  const isPeriod = from <= to && to <= today;
  const all = { id: everyPlot, label: intl.formatMessage(messages.allPlots) };
  return (
    <div className={styles.form}>
      <Form onSubmit={() => isTyped && isPeriod && onPrepare?.()}>
        <p className={styles.lead}>{intl.formatMessage(messages.lead)}</p>
        <DateRange
          label={intl.formatMessage(certificationMessages.period)}
          start={from}
          end={to}
          max={today}
          error={isTyped && !isPeriod ? intl.formatMessage(messages.days) : undefined}
          onChange={(range) => range && onChange({ ...request, from: range.start, to: range.end })}
        />
        <Select
          label={intl.formatMessage(fieldMessages.plotId)}
          value={request.plotId ?? everyPlot}
          options={[all, ...plots.map(({ id, name }) => ({ id, label: name }))]}
          onChange={(id) => onChange({ ...request, plotId: id === everyPlot ? null : id })}
        />
        {waiting > 0 && <Banner kind="warn">{intl.formatMessage(messages.unsent, { count: waiting })}</Banner>}
        {onPrepare && (
          <Button type="submit" variant="primary" large full disabled={!isTyped || !isPeriod}>
            {intl.formatMessage(messages.prepare)}
          </Button>
        )}
      </Form>
    </div>
  );
}
