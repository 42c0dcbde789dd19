import { defineMessages, TextField, useIntl } from '@seguia/shared/start';
import { ComboBox } from '@seguia/shared/ui-dates';
import { useMemo } from 'react';
import type { AccountProblem } from '../account/account-form.ts';
import { accountProblemText } from '../account/account-problem-messages.ts';
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

interface FarmFieldsProps {
  farm: FarmForm;
  problems: Partial<Record<keyof FarmForm, AccountProblem>>;
  onChange: (change: Partial<FarmForm>) => void;
}

/** The farm's name, its place, and the time zone of its readings. */
export function FarmFields({ farm, problems, onChange }: FarmFieldsProps) {
  const intl = useIntl();
  const zones = useMemo(() => zoneChoices(), []);
  const errorOf = (field: keyof FarmForm) => problems[field] && accountProblemText(intl, problems[field]);
  return (
    <div className={styles.fields}>
      <TextField
        name="farm"
        label={intl.formatMessage(messages.name)}
        value={farm.name}
        onChange={(name) => onChange({ name })}
        error={errorOf('name')}
        autoCapitalize="words"
        maxLength={120}
      />
      <TextField
        name="place"
        label={intl.formatMessage(messages.place)}
        hint={intl.formatMessage(messages.placeHint)}
        value={farm.place}
        onChange={(place) => onChange({ place })}
        error={errorOf('place')}
        autoCapitalize="words"
        maxLength={120}
      />
      <ComboBox
        label={intl.formatMessage(messages.zone)}
        hint={intl.formatMessage(messages.zoneHint)}
        value={farm.zone}
        onChange={(zone) => onChange({ zone })}
        options={zones}
        error={errorOf('zone')}
      />
    </div>
  );
}
