import { FormattedMessage, useUnsentElsewhere } from '@seguia/shared/platform';
import { Banner } from '@seguia/shared/ui';

/** Says how many changes of other accounts, or for other data servers, wait on this device. It shows nothing of their contents. */
export function Elsewhere() {
  const { here, servers } = useUnsentElsewhere();
  return (
    <>
      {here > 0 && (
        <Banner kind="info">
          <FormattedMessage
            id="readings.unsent.otherAccounts"
            defaultMessage="En attente sur cet appareil pour d’autres comptes : {count, number}."
            values={{ count: here }}
          />
        </Banner>
      )}
      {servers.map(({ name, count }) => (
        <Banner key={name} kind="info">
          <FormattedMessage
            id="readings.unsent.otherServer"
            defaultMessage="En attente pour le serveur {server} : {count, number}."
            values={{ count, server: <bdi key="server">{name}</bdi> }}
          />
        </Banner>
      ))}
    </>
  );
}
