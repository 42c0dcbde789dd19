import { isolate, useIntl } from '@seguia/shared/platform';
import { Banner, isolated } from '@seguia/shared/ui';
import notice from '../set-up/Notice.module.css';
import type { PlotForm } from './plot-form.ts';
import { plotFieldMessages, plotMessages } from './plot-messages.ts';
import styles from './Plots.module.css';

const unitMessages = { ml_per_hour: plotMessages.perHour, ml_per_pulse: plotMessages.perPulse };

/** What somebody else saved of a plot while its form was open here, field by field. */
export function TheirChanges({ changes }: { changes: readonly { field: keyof PlotForm; value: string }[] }) {
  const intl = useIntl();
  const shown = (value: string) =>
    value in unitMessages
      ? intl.formatMessage(unitMessages[value as keyof typeof unitMessages])
      : value || intl.formatMessage(plotMessages.emptied);
  return (
    <div className={notice.notice}>
      <Banner kind="warn">
        {intl.formatMessage(plotMessages.moved)}
        <ul className={styles.list}>
          {changes.map(({ field, value }) => (
            <li key={field}>
              {isolated(
                intl.formatMessage(plotMessages.theirs, {
                  field: intl.formatMessage(plotFieldMessages[field]),
                  value: isolate(shown(value)),
                }),
              )}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
