import { defineMessages, farmAtom, type FarmListEntry, useIntl } from '@seguia/shared/platform';
import { List, Loader, Row } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import styles from './FarmList.module.css';

const roleMessages = defineMessages({
  viewer: { id: 'auth.farms.role.viewer', defaultMessage: 'Consultation' },
  recorder: { id: 'auth.farms.role.recorder', defaultMessage: 'Saisie' },
  manager: { id: 'auth.farms.role.manager', defaultMessage: 'Responsable' },
});

const messages = defineMessages({
  list: { id: 'auth.farms.list', defaultMessage: 'Exploitations' },
  current: { id: 'auth.farms.current', defaultMessage: 'Exploitation actuelle' },
  opening: { id: 'auth.farms.opening', defaultMessage: 'Ouverture de {farm}' },
});

interface FarmListProps {
  farms: readonly FarmListEntry[];
  /** The id of the farm that is being opened; null for none. */
  opening: string | null;
  onOpen: (farm: FarmListEntry) => void;
}

/** A button for each farm with its name; beneath it the farm's place and the person's role. */
export function FarmList({ farms, opening, onOpen }: FarmListProps) {
  const intl = useIntl();
  const current = useAtomValue(farmAtom)?.id;
  return (
    <List label={intl.formatMessage(messages.list)}>
      {farms.map((farm) => (
        <Row
          key={farm.id}
          title={farm.name}
          text={
            <span className={styles.facts}>
              {farm.place !== null && <span>{farm.place}</span>}
              {/* A newer server may have further roles. */}
              {Object.hasOwn(roleMessages, farm.role) && <span>{intl.formatMessage(roleMessages[farm.role])}</span>}
              {farm.id === current && <span>{intl.formatMessage(messages.current)}</span>}
            </span>
          }
          end={opening === farm.id && <Loader label={intl.formatMessage(messages.opening, { farm: farm.name })} />}
          current={farm.id === current}
          chevron
          onPress={() => onOpen(farm)}
        />
      ))}
    </List>
  );
}
