import { defineMessages, farmAtom, type FarmListEntry, useIntl } from '@seguia/shared/platform';
import { List, Loader, Row } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import styles from './FarmRows.module.css';

const roles = defineMessages({
  viewer: { id: 'auth.farms.role.viewer', defaultMessage: 'Consultation' },
  recorder: { id: 'auth.farms.role.recorder', defaultMessage: 'Saisie' },
  manager: { id: 'auth.farms.role.manager', defaultMessage: 'Responsable' },
});

const texts = defineMessages({
  list: { id: 'auth.farms.list', defaultMessage: 'Exploitations' },
  current: { id: 'auth.farms.current', defaultMessage: 'Exploitation actuelle' },
  opening: { id: 'auth.farms.opening', defaultMessage: 'Ouverture de {farm}' },
});

interface FarmRowsProps {
  farms: readonly FarmListEntry[];
  /** The farm on its way, by id. */
  opening: string | null;
  onOpen: (farm: FarmListEntry) => void;
}

/** Each farm a button by its name; where it lies beneath, what the person does there at the end. */
export function FarmRows({ farms, opening, onOpen }: FarmRowsProps) {
  const intl = useIntl();
  const current = useAtomValue(farmAtom)?.id;
  return (
    <List label={intl.formatMessage(texts.list)}>
      {farms.map((farm) => (
        <Row
          key={farm.id}
          title={farm.name}
          text={farm.id === current ? intl.formatMessage(texts.current) : farm.place}
          end={
            opening === farm.id ? (
              <Loader label={intl.formatMessage(texts.opening, { farm: farm.name })} />
            ) : (
              <span className={styles.role}>{intl.formatMessage(roles[farm.role])}</span>
            )
          }
          current={farm.id === current}
          chevron
          onPress={() => onOpen(farm)}
        />
      ))}
    </List>
  );
}
