import { defineMessages, isolate, type OpenSession, useFormat, useIntl } from '@seguia/shared/platform';
import { Button, Row } from '@seguia/shared/ui';
import { deviceName } from './device-name.ts';

const messages = defineMessages({
  here: { id: 'settings.sessions.here', defaultMessage: 'Cet appareil, connecté le {since}' },
  used: { id: 'settings.sessions.used', defaultMessage: 'Utilisé {ago}, connecté le {since}' },
  end: { id: 'settings.sessions.end', defaultMessage: 'Déconnecter' },
});

interface SessionItemProps {
  session: OpenSession;
  onEnd: () => void;
}

/** A device: its name, its last use and its login. The current device has no button, because logging out ends its session. */
export function SessionItem({ session, onEnd }: SessionItemProps) {
  const intl = useIntl();
  const format = useFormat();
  const device = deviceName(intl, session.deviceName);
  const end = intl.formatMessage(messages.end);
  const since = isolate(format.dateTime(session.createdAt));
  const ago = isolate(format.relative(session.lastUsedAt));
  return (
    <Row
      current={session.current}
      title={device}
      text={intl.formatMessage(session.current ? messages.here : messages.used, { since, ago })}
      end={
        !session.current && (
          <Button variant="quiet" onPress={onEnd} label={`${end} – ${device}`}>
            {end}
          </Button>
        )
      }
    />
  );
}
