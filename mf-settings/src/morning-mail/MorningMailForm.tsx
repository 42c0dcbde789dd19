import {
  ApiError,
  defineMessages,
  farmAtom,
  type IntlShape,
  isolate,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import { ErrorDialog, isolated, Switch, toast } from '@seguia/shared/ui';
import { Select } from '@seguia/shared/ui-dates';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { callFailureText } from '../own-account/call-failure.ts';
import { type MorningMailSetting, saveMorningMailAtom } from './morning-mail-calls.ts';
import styles from './MorningMail.module.css';

const messages = defineMessages({
  lead: {
    id: 'settings.morningMail.lead',
    defaultMessage: 'Ce que dit « Aujourd’hui » pour {farm}, chaque jour par e-mail à {email}.',
  },
  receive: { id: 'settings.morningMail.receive', defaultMessage: 'Recevoir ce mail' },
  hour: { id: 'settings.morningMail.hour', defaultMessage: 'Heure' },
  clock: { id: 'settings.morningMail.clock', defaultMessage: 'À l’heure de l’exploitation' },
  end: {
    id: 'settings.morningMail.end',
    defaultMessage: 'Chaque mail a un lien pour ne plus le recevoir.',
  },
  saved: { id: 'settings.morningMail.saved', defaultMessage: 'Mail du matin : {time}' },
  off: { id: 'settings.morningMail.off', defaultMessage: 'Vous ne recevrez plus ce mail' },
  moved: {
    id: 'settings.morningMail.moved',
    defaultMessage: 'Changé sur un autre appareil. Vérifiez, puis réessayez.',
  },
});

/** The proposed hour: before the first round of most farms. */
const usualHour = 6;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

interface MorningMailFormProps {
  /** The setting as it was fetched. */
  fetched: MorningMailSetting;
  /** Called when the server turns out to have another setting than this screen. */
  onChange: () => void;
}

/** Switches the mail on and off and chooses its hour; each choice is saved at once. */
export function MorningMailForm({ fetched, onChange }: MorningMailFormProps) {
  const intl = useIntl();
  const format = useFormat();
  const farm = useAtomValue(farmAtom)?.name ?? '';
  const save = useSetAtom(saveMorningMailAtom);
  const [saved, setSaved] = useState(fetched);
  const setting = saved.version > fetched.version ? saved : fetched;
  // The person's choice, until the server has answered.
  const [chosen, setChosen] = useState<Pick<MorningMailSetting, 'hour'> | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const isSaving = chosen !== null;
  const { hour } = chosen ?? setting;
  const timeOf = (at: number) => format.time(`${String(at).padStart(2, '0')}:00`);

  const choose = async (next: number | null) => {
    if (isSaving) return;
    setChosen({ hour: next });
    try {
      setSaved(await save(setting, { hour: next, language: intl.locale }));
      toast(savedText(intl, next === null ? null : timeOf(next)), { kind: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      setChosen(null);
    }
  };
  const close = () => {
    if (failure?.status === 412) onChange();
    setFailure(null);
  };

  return (
    <div className={styles.content} aria-busy={isSaving}>
      <p className={styles.lead}>
        {isolated(intl.formatMessage(messages.lead, { farm: isolate(farm), email: isolate(setting.email) }))}
      </p>
      <Switch
        label={intl.formatMessage(messages.receive)}
        checked={hour !== null}
        onChange={(on) => void choose(on ? usualHour : null)}
      />
      {hour !== null && (
        <Select
          label={intl.formatMessage(messages.hour)}
          hint={intl.formatMessage(messages.clock)}
          value={String(hour)}
          options={hours.map((at) => ({ id: String(at), label: timeOf(at) }))}
          onChange={(at) => void choose(Number(at))}
        />
      )}
      <p className={styles.note}>{intl.formatMessage(messages.end)}</p>
      {failure && (
        <ErrorDialog
          text={failure.status === 412 ? intl.formatMessage(messages.moved) : callFailureText(intl, failure)}
          onClose={close}
        />
      )}
    </div>
  );
}

const savedText = (intl: IntlShape, time: string | null) =>
  time === null ? intl.formatMessage(messages.off) : intl.formatMessage(messages.saved, { time: isolate(time) });
