import {
  changeLocale,
  defineMessages,
  ecUnitAtom,
  keyMovesAtom,
  localeAtom,
  locales,
  themeAtom,
  useIntl,
} from '@seguia/shared/platform';
import { RadioGroup, Segmented, Switch, useMedia } from '@seguia/shared/ui';
import { Select } from '@seguia/shared/ui-dates';
import { useAtom, useAtomValue } from 'jotai';
import { EntrySettings } from './EntrySettings.tsx';
import { Panel } from '../panels/Panel.tsx';

const messages = defineMessages({
  title: { id: 'settings.display.title', defaultMessage: 'Affichage et saisie' },
  language: { id: 'settings.display.language', defaultMessage: 'Langue' },
  ecUnit: { id: 'settings.display.ecUnit', defaultMessage: 'Unité de l’EC' },
  theme: { id: 'settings.display.theme', defaultMessage: 'Thème' },
  keyMoves: { id: 'settings.display.keyMoves', defaultMessage: 'Touches du clavier' },
  keyMovesHint: {
    id: 'settings.display.keyMovesHint',
    defaultMessage: 'j et k d’une ligne à l’autre, n nouveau, / chercher, ? la liste',
  },
});

const themeMessages = defineMessages({
  system: { id: 'settings.display.theme.system', defaultMessage: 'Comme l’appareil' },
  light: { id: 'settings.display.theme.light', defaultMessage: 'Clair' },
  dark: { id: 'settings.display.theme.dark', defaultMessage: 'Sombre' },
  outdoor: { id: 'settings.display.theme.outdoor', defaultMessage: 'Plein soleil' },
});

const outdoorMessages = defineMessages({
  text: { id: 'settings.display.theme.outdoorHint', defaultMessage: 'Contraste le plus fort, traits plus épais' },
});

const ecUnits = ['mS/cm', 'µS/cm', 'dS/m'] as const;

/** Language, unit, theme and keyboard. They belong to this device, and stay after a logout. */
export function DisplaySettings() {
  const intl = useIntl();
  const locale = useAtomValue(localeAtom);
  const [ecUnit, setEcUnit] = useAtom(ecUnitAtom);
  const [theme, setTheme] = useAtom(themeAtom);
  const [keyMoves, setKeyMoves] = useAtom(keyMovesAtom);
  // The keys work only at a desk (KeyMoves.tsx).
  const compact = useMedia('compact');
  return (
    <Panel title={intl.formatMessage(messages.title)}>
      <Select
        label={intl.formatMessage(messages.language)}
        value={locale}
        onChange={(next) => next !== locale && changeLocale(next)}
        options={locales.map(({ locale: id, name }) => ({ id, label: name, lang: id }))}
      />
      <Segmented
        label={intl.formatMessage(messages.ecUnit)}
        value={ecUnit}
        onChange={setEcUnit}
        options={ecUnits.map((unit) => ({ id: unit, label: unit }))}
      />
      <RadioGroup
        label={intl.formatMessage(messages.theme)}
        value={theme}
        onChange={setTheme}
        options={(['system', 'light', 'dark', 'outdoor'] as const).map((id) => ({
          id,
          label: intl.formatMessage(themeMessages[id]),
          hint: id === 'outdoor' ? intl.formatMessage(outdoorMessages.text) : undefined,
        }))}
      />
      <EntrySettings />
      {!compact && (
        <Switch
          label={intl.formatMessage(messages.keyMoves)}
          hint={intl.formatMessage(messages.keyMovesHint)}
          checked={keyMoves}
          onChange={setKeyMoves}
        />
      )}
    </Panel>
  );
}
