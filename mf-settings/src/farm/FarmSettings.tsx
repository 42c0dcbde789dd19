import {
  askFarmAtom,
  defineMessages,
  farmAtom,
  onlyIrrigationPlotsAtom,
  paths,
  syncStatusAtom,
  useIntl,
  useNavigate,
} from '@seguia/shared/platform';
import { Button, DepartureDialog, Switch } from '@seguia/shared/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { Panel } from '../panels/Panel.tsx';
import styles from './FarmSettings.module.css';

const messages = defineMessages({
  title: { id: 'settings.farm.title', defaultMessage: 'Exploitation' },
  change: { id: 'settings.farm.change', defaultMessage: 'Changer d’exploitation' },
  askFarm: { id: 'settings.farm.ask', defaultMessage: 'Choisir l’exploitation à chaque lancement' },
  irrigation: {
    id: 'settings.farm.irrigation',
    defaultMessage: 'N’afficher que les parcelles avec des unités d’irrigation',
  },
  irrigationHint: {
    id: 'settings.farm.irrigationHint',
    defaultMessage: 'Une unité d’irrigation est une vanne ou un secteur d’arrosage.',
  },
  sent: { id: 'settings.farm.sent', defaultMessage: 'Il ne reste rien à envoyer.' },
  unsentTitle: {
    id: 'settings.farm.unsentTitle',
    defaultMessage: '{count, number} à envoyer. Attendre avant de changer d’exploitation ?',
  },
  unsentText: {
    id: 'settings.farm.unsentText',
    defaultMessage: 'Ce qui n’est pas envoyé reste sur cet appareil et sera envoyé de toute façon.',
  },
});

/** The chosen farm, a button to change it, and the farm's display settings. */
export function FarmSettings() {
  const intl = useIntl();
  const farm = useAtomValue(farmAtom);
  const [choosesAtStart, setChoosesAtStart] = useAtom(askFarmAtom);
  const [onlyIrrigation, setOnlyIrrigation] = useAtom(onlyIrrigationPlotsAtom);
  return (
    <Panel title={intl.formatMessage(messages.title)}>
      {farm && (
        <p className={styles.farm}>
          <bdi className={styles.name}>{farm.name}</bdi>
          {farm.place !== null && <bdi className={styles.place}>{farm.place}</bdi>}
        </p>
      )}
      <ChangeFarm />
      <Switch label={intl.formatMessage(messages.askFarm)} checked={choosesAtStart} onChange={setChoosesAtStart} />
      <Switch
        label={intl.formatMessage(messages.irrigation)}
        hint={intl.formatMessage(messages.irrigationHint)}
        checked={onlyIrrigation}
        onChange={setOnlyIrrigation}
      />
    </Panel>
  );
}

/** Goes to the list of farms. It asks for confirmation only where readings are not sent yet. */
function ChangeFarm() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { waiting } = useAtomValue(syncStatusAtom);
  const [asking, setAsking] = useState(false);
  const go = useCallback(() => void navigate(paths.farmers(), { state: { from: 'app' } }), [navigate]);
  return (
    <>
      <Button full icon="farm" onPress={() => (waiting > 0 ? setAsking(true) : go())}>
        {intl.formatMessage(messages.change)}
      </Button>
      {asking && (
        <DepartureDialog
          messages={{ ...messages, title: messages.change, text: messages.sent, confirm: messages.change }}
          onLeave={go}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
