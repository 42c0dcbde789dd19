import { fullName } from '@seguia/shared/domain/accounts/full-name';
import { defineMessages, isolate, profileAtom, useFormat, useIntl } from '@seguia/shared/platform';
import { List, Row, Section } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import type { Member } from './people-calls.ts';
import styles from './People.module.css';
import { roleName } from './role-messages.ts';

const messages = defineMessages({
  list: { id: 'settings.people.members', defaultMessage: 'Sur l’exploitation' },
  you: { id: 'settings.people.you', defaultMessage: 'Vous' },
  disabled: { id: 'settings.people.disabled', defaultMessage: 'Désactivé' },
  seen: { id: 'settings.people.seen', defaultMessage: 'Dernière visite {ago}' },
  never: { id: 'settings.people.never', defaultMessage: 'Aucune visite' },
});

/** The people of the farm, with their roles and last visits. */
export function MemberList({ members, onOpen }: { members: readonly Member[]; onOpen: (member: Member) => void }) {
  const intl = useIntl();
  const format = useFormat();
  const own = useAtomValue(profileAtom)?.id;
  const title = intl.formatMessage(messages.list);
  const seen = ({ lastSeenAt: at }: Member) =>
    at === null
      ? intl.formatMessage(messages.never)
      : intl.formatMessage(messages.seen, { ago: isolate(format.relative(at)) });
  return (
    <Section title={title}>
      <List label={title}>
        {members.map((member) => (
          <Row
            key={member.id}
            title={fullName(member)}
            text={[
              member.disabled ? intl.formatMessage(messages.disabled) : roleName(intl, member.role),
              member.id === own ? intl.formatMessage(messages.you) : seen(member),
            ].join(' · ')}
            start={
              <span className={member.disabled ? styles.off : styles.initial} aria-hidden>
                {initialOf(member)}
              </span>
            }
            chevron
            onPress={() => onOpen(member)}
          />
        ))}
      </List>
    </Section>
  );
}

const initialOf = ({ firstname, lastname }: Member) =>
  [firstname, lastname].map((name) => Array.from(name)[0] ?? '').join('');
