import { dayOfWaterId, waterDayId } from '@seguia/shared/domain/water/water-day';
import {
  type DeviceWaterDay,
  isolate,
  type Plot,
  todayAtom,
  type Unfinished,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import { Button, ConfirmDialog, Form, Page, Skeleton, toast } from '@seguia/shared/ui';
import { DateField, Select } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useUnfinished } from '../draft/use-unfinished.ts';
import { useMayChangeWater } from '../water-day/use-may-change-water.ts';
import { useWaterForm } from '../water-day/use-water-form.ts';
import { useWaterFormat } from '../water-day/use-water-format.ts';
import { dayOfLastDraft } from '../water-day/water-draft.ts';
import { WaterFields } from '../water-day/WaterFields.tsx';
import { waterMessages } from '../water-day/water-messages.ts';
import styles from './Water.module.css';

const wholeFarm = 'farm';

export interface WaterDayEditorProps {
  /** The id of the day to change; null lets the person choose a day. */
  id: string | null;
  days: readonly DeviceWaterDay[];
  plots: readonly Plot[];
  onClose: () => void;
}

/** The form of a water day. The day is saved on the device, and sent when there is a network. */
export function WaterDayEditor(props: WaterDayEditorProps) {
  const intl = useIntl();
  const unfinished = useUnfinished();
  if (unfinished) return <WaterDayForm {...props} unfinished={unfinished} />;
  return (
    <Page title={intl.formatMessage(waterMessages.add)} width="form">
      <Skeleton look="rows" count={3} />
    </Page>
  );
}

interface WaterDayFormProps extends WaterDayEditorProps {
  /** The unsaved forms that the device has stored. */
  unfinished: readonly Unfinished[];
}

function WaterDayForm({ id, days, plots, onClose, unfinished }: WaterDayFormProps) {
  const intl = useIntl();
  const format = useFormat();
  const today = useAtomValue(todayAtom);
  const isChosen = id !== null;
  const [day, onChoose] = useState(
    () => (isChosen ? dayOfWaterId(id) : dayOfLastDraft(unfinished)) ?? { date: today, plotId: null },
  );
  const before = days.find((candidate) => candidate.id === waterDayId(day)) ?? null;
  const form = useWaterForm({ day, before, unfinished });
  const mayChange = useMayChangeWater();
  const { problem: textOf } = useWaterFormat();
  const [isConfirming, setConfirming] = useState(false);
  const onDate = form.problems.find(({ field }) => field === 'date');
  const done = () => {
    const date = isolate(format.date(day.date, 'weekday'));
    toast(intl.formatMessage(waterMessages.saved, { date }), { kind: 'success' });
    onClose();
  };
  const submit = async () => {
    if (await form.save()) done();
  };
  const remove = async () => {
    setConfirming(false);
    if (await form.remove()) done();
  };
  return (
    <Page title={intl.formatMessage(before ? waterMessages.edit : waterMessages.add)} width="form">
      <Form onSubmit={submit}>
        <DateField
          label={intl.formatMessage(waterMessages.day)}
          value={day.date}
          disabled={isChosen}
          onChange={(date) => onChoose({ ...day, date: date ?? day.date })}
          error={onDate?.severity === 'refused' ? textOf(onDate) : undefined}
          ask={onDate?.severity === 'ask' ? textOf(onDate) : undefined}
        />
        <Select
          label={intl.formatMessage(waterMessages.plot)}
          value={day.plotId ?? wholeFarm}
          disabled={isChosen}
          onChange={(plotId) => onChoose({ ...day, plotId: plotId === wholeFarm ? null : plotId })}
          options={[
            { id: wholeFarm, label: intl.formatMessage(waterMessages.farm) },
            ...plots.map(({ id, name }) => ({ id, label: name })),
          ]}
        />
        <WaterFields form={form} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" large full>
            {intl.formatMessage(waterMessages.save)}
          </Button>
          <Button
            full
            onPress={() => {
              form.discard();
              onClose();
            }}
          >
            {intl.formatMessage(waterMessages.cancel)}
          </Button>
          {before && mayChange('delete', before) && (
            <Button full variant="danger" icon="delete" onPress={() => setConfirming(true)}>
              {intl.formatMessage(waterMessages.remove)}
            </Button>
          )}
        </div>
      </Form>
      {isConfirming && (
        <ConfirmDialog
          danger
          title={intl.formatMessage(waterMessages.removeTitle)}
          text={intl.formatMessage(waterMessages.removeText)}
          confirm={intl.formatMessage(waterMessages.remove)}
          onConfirm={() => void remove()}
          onCancel={() => setConfirming(false)}
        />
      )}
    </Page>
  );
}
