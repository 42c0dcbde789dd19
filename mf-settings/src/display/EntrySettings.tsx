import {
  automaticMarkAtom,
  defineMessages,
  movesOnAtom,
  phoneKeyboardAtom,
  toneAtom,
  useFormat,
  useIntl,
  vibrationAtom,
} from '@seguia/shared/platform';
import { Segmented, Switch } from '@seguia/shared/ui';
import { useAtom } from 'jotai';

const messages = defineMessages({
  phoneKeyboard: { id: 'settings.display.phoneKeyboard', defaultMessage: 'Clavier du téléphone' },
  phoneKeyboardHint: {
    id: 'settings.display.phoneKeyboardHint',
    defaultMessage: 'À la place de nos grandes touches pour les mesures',
  },
  automaticMark: { id: 'settings.display.automaticMark', defaultMessage: 'Virgule automatique' },
  automaticMarkHint: {
    id: 'settings.display.automaticMarkHint',
    defaultMessage: 'Nos touches écrivent {example} pour 27 dans l’EC et le pH',
  },
  movesOn: { id: 'settings.display.movesOn', defaultMessage: 'Nos touches passent au champ suivant' },
  movesOnAfter: { id: 'settings.display.movesOnAfter', defaultMessage: 'Après {value}' },
  movesOnNever: { id: 'settings.display.movesOnNever', defaultMessage: 'Jamais' },
  vibration: { id: 'settings.display.vibration', defaultMessage: 'Vibration' },
  vibrationHint: {
    id: 'settings.display.vibrationHint',
    defaultMessage: 'Une courte : dans la cible. Deux longues : hors cible.',
  },
  tone: { id: 'settings.display.tone', defaultMessage: 'Son' },
  toneHint: { id: 'settings.display.toneHint', defaultMessage: 'Aigu : dans la cible. Grave : hors cible.' },
});

/** How values are typed on this device, and how it says that they are in target. */
export function EntrySettings() {
  const intl = useIntl();
  const format = useFormat();
  const [phoneKeyboard, setPhoneKeyboard] = useAtom(phoneKeyboardAtom);
  const [automaticMark, setAutomaticMark] = useAtom(automaticMarkAtom);
  const [movesOn, setMovesOn] = useAtom(movesOnAtom);
  const [vibration, setVibration] = useAtom(vibrationAtom);
  const [tone, setTone] = useAtom(toneAtom);
  const after = (value: number) => intl.formatMessage(messages.movesOnAfter, { value: format.typed(value) });
  return (
    <>
      <Switch
        label={intl.formatMessage(messages.phoneKeyboard)}
        hint={intl.formatMessage(messages.phoneKeyboardHint)}
        checked={phoneKeyboard}
        onChange={setPhoneKeyboard}
      />
      {!phoneKeyboard && (
        <>
          <Switch
            label={intl.formatMessage(messages.automaticMark)}
            hint={intl.formatMessage(messages.automaticMarkHint, { example: format.typed(2.7) })}
            checked={automaticMark}
            onChange={setAutomaticMark}
          />
          <Segmented
            label={intl.formatMessage(messages.movesOn)}
            value={movesOn}
            onChange={setMovesOn}
            options={[
              { id: 'one', label: after(2.7) },
              { id: 'two', label: after(2.75) },
              { id: 'never', label: intl.formatMessage(messages.movesOnNever) },
            ]}
          />
        </>
      )}
      {'vibrate' in navigator && (
        <Switch
          label={intl.formatMessage(messages.vibration)}
          hint={intl.formatMessage(messages.vibrationHint)}
          checked={vibration}
          onChange={setVibration}
        />
      )}
      {'AudioContext' in globalThis && (
        <Switch
          label={intl.formatMessage(messages.tone)}
          hint={intl.formatMessage(messages.toneHint)}
          checked={tone}
          onChange={setTone}
        />
      )}
    </>
  );
}
