import { FormattedMessage, useUnsentElsewhere, Banner } from '@seguia/shared/start';

/** Says how many changes on this device wait for a login, and for which data server. It shows nothing of their contents. */
export function WaitingHere() {
  const { here, servers } = useUnsentElsewhere();
  return (
    <>
      {here > 0 && (
        <Banner kind="info">
          <FormattedMessage
            id="auth.waiting.here"
            defaultMessage="En attente sur cet appareil, envoyé quand l’auteur se connecte : {count, number}."
            values={{ count: here }}
          />
        </Banner>
      )}
      {servers.map(({ name, count }) => (
        <Banner key={name} kind="info">
          <FormattedMessage
            id="auth.waiting.there"
            defaultMessage="En attente sur cet appareil pour le serveur {server} : {count, number}."
            values={{ count, server: <bdi key="server">{name}</bdi> }}
          />
        </Banner>
      ))}
    </>
  );
}
