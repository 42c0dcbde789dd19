import { defineMessages, isolate, useIntl } from '@seguia/shared/platform';
import { Banner, isolated } from '@seguia/shared/ui';
import styles from './Notice.module.css';

const messages = defineMessages({
  theirs: { id: 'settings.write.theirs', defaultMessage: '{field} : {value}' },
  emptied: { id: 'settings.write.emptied', defaultMessage: 'vide' },
});

interface TheirChangesProps {
  /** Says that somebody changed it meanwhile, and what to do. */
  moved: string;
  /** The values as the screen writes them. */
  changes: readonly { field: string; value: string }[];
}

/** The changes that somebody else saved while the form was open here, field by field. */
export function TheirChanges({ moved, changes }: TheirChangesProps) {
  const intl = useIntl();
  return (
    <div className={styles.notice}>
      <Banner kind="warn">
        {moved}
        <ul className={styles.list}>
          {changes.map(({ field, value }) => (
            <li key={field}>
              {isolated(
                intl.formatMessage(messages.theirs, {
                  field,
                  value: isolate(value || intl.formatMessage(messages.emptied)),
                }),
              )}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
