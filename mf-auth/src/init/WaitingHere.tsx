import { FormattedMessage, useUnsentElsewhere, Banner } from '@seguia/shared/start';

/** Says how many readings on this device wait for a login, and for which data server. It shows nothing of their contents. */
export function WaitingHere() {
  const { here, servers } = useUnsentElsewhere();
  return (
    <>
      {here > 0 && (
        <Banner kind="info">
          <FormattedMessage
            id="auth.waiting.here"
            defaultMessage="{count, plural, one {# relevé attend sur cet appareil et part quand son auteur se connecte.} many {# relevés attendent sur cet appareil et partent quand leur auteur se connecte.} other {# relevés attendent sur cet appareil et partent quand leur auteur se connecte.}}"
            values={{ count: here }}
          />
        </Banner>
      )}
      {servers.map(({ name, count }) => (
        <Banner key={name} kind="info">
          <FormattedMessage
            id="auth.waiting.there"
            defaultMessage="{count, plural, one {# relevé attend sur cet appareil pour le serveur {server}.} many {# relevés attendent sur cet appareil pour le serveur {server}.} other {# relevés attendent sur cet appareil pour le serveur {server}.}}"
            values={{ count, server: <bdi key="server">{name}</bdi> }}
          />
        </Banner>
      ))}
    </>
  );
}
