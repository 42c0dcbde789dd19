import type { SheetForm } from '@seguia/shared/platform';
import { defineMessages, TextField, useIntl } from '@seguia/shared/start';
import { ComboBox } from '@seguia/shared/ui-dates';
import { useMemo } from 'react';
import styles from './SetUp.module.css';
import { zoneChoices } from './time-zones.ts';

const messages = defineMessages({
  name: { id: 'auth.setUp.name', defaultMessage: 'Nom de l’exploitation' },
  place: { id: 'auth.setUp.place', defaultMessage: 'Lieu' },
  placeHint: { id: 'auth.setUp.placeHint', defaultMessage: 'Commune ou région, si vous voulez' },
  zone: { id: 'auth.setUp.zone', defaultMessage: 'Fuseau horaire' },
  zoneHint: { id: 'auth.setUp.zoneHint', defaultMessage: 'L’heure des relevés. Il ne change plus ensuite.' },
});

/** A farm as typed. */
export interface FarmForm {
  name: string;
  place: string;
  zone: string | null;
}

/** The farm's name, its place, and the time zone of its readings. */
export function FarmFields<Typed extends FarmForm>({ form }: { form: SheetForm<Typed> }) {
  const intl = useIntl();
  const zones = useMemo(() => zoneChoices(), []);
  return (
    <div className={styles.fields}>
      <TextField
        {...form.field('name')}
        name="farm"
        label={intl.formatMessage(messages.name)}
        autoCapitalize="words"
        maxLength={120}
      />
      <TextField
        {...form.field('place')}
        label={intl.formatMessage(messages.place)}
        hint={intl.formatMessage(messages.placeHint)}
        autoCapitalize="words"
        maxLength={120}
      />
      <ComboBox
        {...form.field('zone')}
        label={intl.formatMessage(messages.zone)}
        hint={intl.formatMessage(messages.zoneHint)}
        options={zones}
      />
    </div>
  );
}
