import { firstStepsAtom, useIntl } from '@seguia/shared/platform';
import { Button, Icon, LinkButton, ProgressBar, Section } from '@seguia/shared/ui';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { isDone } from './first-steps.ts';
import styles from './FirstSteps.module.css';
import { firstStepsMessages, stepMessages } from './step-messages.ts';
import { type FirstStep, useSteps } from './use-steps.ts';

/**
 * The card on Today of a new farm: what is left to set up, each with its button, and what is done, folded. It stays until all is done or the
 * person puts it away.
 */
export function FirstSteps() {
  const found = useSteps();
  const [known, setKnown] = useAtom(firstStepsAtom);
  const isNew = found?.isNew ?? false;
  const begins = isNew && !known.begun;
  useEffect(() => {
    if (begins) setKnown({ ...known, begun: true });
  }, [begins, known, setKnown]);
  if (!found || known.dismissed || !(isNew || known.begun) || found.steps.every(isDone)) return null;
  return <StepList steps={found.steps} onDismiss={() => setKnown({ ...known, dismissed: true })} />;
}

function StepList({ steps, onDismiss }: { steps: readonly FirstStep[]; onDismiss: () => void }) {
  const intl = useIntl();
  const [showsDone, setShowsDone] = useState(false);
  const done = steps.filter(isDone);
  const left = steps.filter((step) => !isDone(step));
  return (
    <Section title={intl.formatMessage(firstStepsMessages.title)}>
      <div className={styles.card}>
        <ProgressBar
          label={intl.formatMessage(firstStepsMessages.lead, { done: done.length, count: steps.length })}
          value={done.length}
          max={steps.length}
          text=""
        />
        <ul className={styles.steps}>
          {left.map((step, at) => (
            <li key={step.name} className={styles.step}>
              <LinkButton to={step.to} full variant={at === 0 ? 'primary' : 'secondary'}>
                {intl.formatMessage(stepMessages[step.name])}
              </LinkButton>
              <StepNote step={step} />
            </li>
          ))}
          {showsDone &&
            done.map((step) => (
              <li key={step.name} className={styles.done}>
                <Icon name="check" size={20} label={intl.formatMessage(firstStepsMessages.isDone)} />
                {intl.formatMessage(stepMessages[step.name])}
              </li>
            ))}
        </ul>
        <div className={styles.ways}>
          {done.length > 0 && (
            <Button variant="quiet" onPress={() => setShowsDone(!showsDone)}>
              {showsDone
                ? intl.formatMessage(firstStepsMessages.hideDone)
                : intl.formatMessage(firstStepsMessages.showDone, { count: done.length })}
            </Button>
          )}
          <Button variant="quiet" onPress={onDismiss}>
            {intl.formatMessage(firstStepsMessages.dismiss)}
          </Button>
        </div>
      </div>
    </Section>
  );
}

/** How far a step with a number is, and that the past season may be left out. */
function StepNote({ step: { name, done, of } }: { step: FirstStep }) {
  const intl = useIntl();
  if (name === 'season') return <p className={styles.note}>{intl.formatMessage(firstStepsMessages.optional)}</p>;
  if (done === 0 || of < 2) return null;
  return <p className={styles.note}>{intl.formatMessage(firstStepsMessages.progress, { done, count: of })}</p>;
}
