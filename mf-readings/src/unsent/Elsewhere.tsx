import { FormattedMessage, useUnsentElsewhere } from '@seguia/shared/platform';
import { Banner } from '@seguia/shared/ui';

/** Says how many readings of other accounts, or for other data servers, wait on this device. It shows nothing of their contents. */
export function Elsewhere() {
  const { here, servers } = useUnsentElsewhere();
  return (
    <>
      {here > 0 && (
        <Banner kind="info">
          <FormattedMessage
            id="readings.unsent.otherAccounts"
            defaultMessage="{count, plural, one {# relevé d’un autre compte attend sur cet appareil.} many {# relevés d’autres comptes attendent sur cet appareil.} other {# relevés d’autres comptes attendent sur cet appareil.}}"
            values={{ count: here }}
          />
        </Banner>
      )}
      {servers.map(({ name, count }) => (
        <Banner key={name} kind="info">
          <FormattedMessage
            id="readings.unsent.otherServer"
            defaultMessage="{count, plural, one {# relevé attend pour le serveur {server}.} many {# relevés attendent pour le serveur {server}.} other {# relevés attendent pour le serveur {server}.}}"
            values={{ count, server: <bdi key="server">{name}</bdi> }}
          />
        </Banner>
      ))}
    </>
  );
}
