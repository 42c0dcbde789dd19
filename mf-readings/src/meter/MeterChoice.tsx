import { isolate, paths, useIntl } from '@seguia/shared/platform';
import { Button, Dialog, Icon, isolated, LinkButton, RadioGroup } from '@seguia/shared/ui';
import { useState } from 'react';
import { metersInUse } from './automatic-meter.ts';
import { meterMessages } from './meter-messages.ts';
import styles from './Meter.module.css';
import { useDueText, useMeters, useOverdue } from './use-meters.ts';

interface MeterChoiceProps {
  /** The meter's id; empty for none. */
  value: string;
  onChange: (meterId: string) => void;
  /** Leaves out the links, where room is short. */
  compact?: boolean;
}

const none = 'none';

/**
 * Chooses the meter that takes the reading, and says whether its calibration is overdue. Shows nothing on a farm without meters, and never
 * prevents saving.
 */
export function MeterChoice({ value, onChange, compact = false }: MeterChoiceProps) {
  const intl = useIntl();
  const meters = useMeters();
  const overdueOf = useOverdue();
  const dueText = useDueText();
  const [choosing, setChoosing] = useState(false);
  const offered = meters.filter((meter) => !meter.retired || meter.id === value);
  if (offered.length === 0) return null;
  const chosen = offered.find(({ id }) => id === value);
  const overdue = chosen ? overdueOf(chosen) : [];
  const text = chosen
    ? intl.formatMessage(meterMessages.with, { name: isolate(chosen.name) })
    : intl.formatMessage(meterMessages.none);
  const isOnlyOne = metersInUse(meters).length === 1 && offered.length === 1 && chosen !== undefined;
  return (
    <div className={styles.choice}>
      {isOnlyOne ? (
        <span className={styles.only}>{isolated(text)}</span>
      ) : (
        <Button variant="quiet" icon="expand" onPress={() => setChoosing(true)}>
          {isolated(text)}
        </Button>
      )}
      {overdue.length > 0 && (
        <div className={styles.overdue} role="status">
          <Icon name="warning" size={20} />
          <span>
            {overdue.map((due) => (
              <span key={due.quantity} className={styles.line}>
                {isolated(dueText(due))}
              </span>
            ))}
          </span>
          {chosen && !compact && (
            <LinkButton variant="quiet" to={paths.calibrateMeter(chosen.id)}>
              {intl.formatMessage(meterMessages.calibrate)}
            </LinkButton>
          )}
        </div>
      )}
      {choosing && (
        <Dialog look="sheet" title={intl.formatMessage(meterMessages.choose)} onClose={() => setChoosing(false)}>
          <RadioGroup
            label={intl.formatMessage(meterMessages.choose)}
            labelHidden
            value={value || none}
            onChange={(id) => {
              onChange(id === none ? '' : id);
              setChoosing(false);
            }}
            options={[
              ...offered.map((meter) => ({
                id: meter.id,
                label: meter.name,
                hint: overdueOf(meter).map(dueText).join(' · ') || undefined,
              })),
              { id: none, label: intl.formatMessage(meterMessages.none) },
            ]}
          />
        </Dialog>
      )}
    </div>
  );
}
