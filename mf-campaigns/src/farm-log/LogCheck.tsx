import { useIntl } from '@seguia/shared/platform';
import { certificationMessages } from './certification-messages.ts';
import { checkCommand } from './check-command.ts';
import styles from './CertificationLog.module.css';

/** The log's hash, and the command that calculates it from the spreadsheet. */
export function LogCheck({ hash, file }: { hash: string; file: string }) {
  const intl = useIntl();
  return (
    <dl className={styles.check}>
      <dt>{intl.formatMessage(certificationMessages.hash)}</dt>
      <dd>
        <p>{intl.formatMessage(certificationMessages.hashWhat)}</p>
        <code dir="ltr">{hash}</code>
      </dd>
      <dt>{intl.formatMessage(certificationMessages.check)}</dt>
      <dd>
        <code dir="ltr">{checkCommand(file)}</code>
      </dd>
    </dl>
  );
}
