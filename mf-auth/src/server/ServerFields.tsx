import { configAtom, defineMessages, FormattedMessage, useIntl, TextField } from '@seguia/shared/start';
import { useAtomValue } from 'jotai';
import styles from './ServerFields.module.css';
import type { ServerChoice, TypedServer } from './typed-server.ts';

const problemMessages = defineMessages({
  empty: {
    id: 'auth.server.error.empty',
    defaultMessage: 'Saisissez un nom de serveur ou une adresse complète.',
  },
  name: {
    id: 'auth.server.error.name',
    defaultMessage: 'Le nom ne contient que des lettres, des chiffres et des tirets.',
  },
  address: {
    id: 'auth.server.error.address',
    defaultMessage: 'Saisissez une adresse comme https://api.ferme.example.',
  },
  http: {
    id: 'auth.server.error.http',
    defaultMessage: 'Utilisez une adresse https : http n’est pas protégé.',
  },
});

interface ServerFieldsProps {
  typed: TypedServer;
  onChange: (typed: TypedServer) => void;
  /** The field with the problem, and the problem. */
  wrong: Extract<ServerChoice, { problem: unknown }> | null;
}

/** The two ways to name the data server: its name, or its full address. */
export function ServerFields({ typed, onChange, wrong }: ServerFieldsProps) {
  const intl = useIntl();
  const { domainSuffix } = useAtomValue(configAtom);
  const errorOf = (field: keyof TypedServer) =>
    wrong?.field === field ? intl.formatMessage(problemMessages[wrong.problem]) : undefined;
  return (
    <div className={styles.fields}>
      <TextField
        name="name"
        label={intl.formatMessage({ id: 'auth.server.name', defaultMessage: 'Nom du serveur' })}
        value={typed.name}
        onChange={(name) => onChange({ ...typed, name })}
        suffix={domainSuffix}
        error={errorOf('name')}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
      <p className={styles.or}>
        <FormattedMessage id="auth.server.or" defaultMessage="ou" />
      </p>
      <TextField
        name="address"
        type="url"
        label={intl.formatMessage({ id: 'auth.server.address', defaultMessage: 'Adresse complète' })}
        hint={intl.formatMessage({
          id: 'auth.server.addressHint',
          defaultMessage: 'Si elle est remplie, elle remplace le nom.',
        })}
        value={typed.address}
        onChange={(address) => onChange({ ...typed, address })}
        error={errorOf('address')}
        placeholder="https://"
        inputMode="url"
        maxLength={500}
      />
    </div>
  );
}
