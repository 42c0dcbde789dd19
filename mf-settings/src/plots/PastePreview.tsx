import type { PastedName } from '@seguia/shared/domain/plots/pasted-names';
import { useIntl } from '@seguia/shared/platform';
import { Icon, isolated } from '@seguia/shared/ui';
import { lineProblemMessages, pasteMessages } from './paste-messages.ts';
import styles from './Plots.module.css';

/** Shows the plot that each pasted line becomes, and why some lines become none. */
export function PastePreview({ names }: { names: readonly PastedName[] }) {
  const intl = useIntl();
  const wrong = names.filter(({ problem }) => problem !== null).length;
  return (
    <div className={styles.part}>
      <p role="status" className={wrong > 0 ? styles.wrong : styles.quiet}>
        {wrong > 0 && intl.formatMessage(pasteMessages.wrong, { count: wrong })}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets the role of a list without bullets */}
      <ul role="list" className={styles.list} aria-label={intl.formatMessage(pasteMessages.preview)}>
        {names.map(({ line, name, problem }) => (
          <li key={line} className={styles.line}>
            <Icon name={problem ? 'error' : 'check'} size={20} />
            <bdi>{name}</bdi>
            {problem && (
              <span className={styles.wrong}>
                {isolated(intl.formatMessage(pasteMessages.line, { line }))}
                {' – '}
                {intl.formatMessage(lineProblemMessages[problem.code], { of: problem.of })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
