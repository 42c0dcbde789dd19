import {
  type DeviceWaterDay,
  isolate,
  paths,
  todayAtom,
  type Unfinished,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import { Button, Form, isolated, LinkButton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { dayToWrite } from './day-to-write.ts';
import { useWaterForm } from './use-water-form.ts';
import { WaterFields } from './WaterFields.tsx';
import { waterMessages } from './water-messages.ts';
import styles from './WaterDay.module.css';

interface RoundWaterProps {
  days: readonly DeviceWaterDay[];
  /** The unsaved forms that the device has stored. */
  unfinished: readonly Unfinished[];
  /** The label of the button that saves and leaves. */
  finish: string;
  onFinish: () => void;
}

/** Asks at the end of a round for the farm's water and light of one day, in two fields. Finishing the round saves them. */
export function RoundWater({ days, unfinished, finish, onFinish }: RoundWaterProps) {
  const today = useAtomValue(todayAtom);
  // The day does not change while the person writes it.
  const [date] = useState(() => dayToWrite(days, today));
  const intl = useIntl();
  const format = useFormat();
  const form = useWaterForm({
    day: { date, plotId: null },
    before: days.find(({ id }) => id === date) ?? null,
    unfinished,
  });
  const saveAndFinish = async () => {
    if (!form.isChanged || (await form.save())) onFinish();
  };
  return (
    <section className={styles.round}>
      <Form onSubmit={saveAndFinish}>
        <h3 className={styles.heading}>
          {isolated(intl.formatMessage(waterMessages.ofDay, { date: isolate(format.date(date, 'weekday')) }))}
        </h3>
        <WaterFields form={form} />
        <LinkButton to={paths.water()}>{intl.formatMessage(waterMessages.earlier)}</LinkButton>
        <Button type="submit" variant="primary" large full>
          {finish}
        </Button>
      </Form>
    </section>
  );
}
