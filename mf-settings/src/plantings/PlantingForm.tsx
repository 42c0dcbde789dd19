import { type Plot, useIntl } from '@seguia/shared/platform';
import { Button, Form } from '@seguia/shared/ui';
import { setUpMessages } from '../set-up/set-up-messages.ts';
import { WriteFailure } from '../set-up/WriteFailure.tsx';
import { plantingMessages } from './planting-messages.ts';
import { PlantingFields } from './PlantingFields.tsx';
import styles from '../plot-forms/plot-forms.module.css';
import { usePlantingForm } from './use-planting-form.ts';

/** Plants a variety in a plot, in the plot's own sheet. */
export function PlantingForm({ plot, onClose }: { plot: Plot; onClose: () => void }) {
  const intl = useIntl();
  const form = usePlantingForm([plot], onClose);
  return (
    <Form label={intl.formatMessage(plantingMessages.plant)} onSubmit={form.submit}>
      <WriteFailure error={form.failure} />
      <PlantingFields form={form} />
      <div className={styles.actions}>
        <Button onPress={onClose}>{intl.formatMessage(setUpMessages.cancel)}</Button>
        <Button variant="primary" type="submit" busy={form.busy}>
          {intl.formatMessage(plantingMessages.plant)}
        </Button>
      </div>
    </Form>
  );
}
