import { useIntl } from '@seguia/shared/platform';
import { List, Row, Section } from '@seguia/shared/ui';
import styles from './FarmPages.module.css';
import { navMessages } from './nav-messages.ts';
import { useLinks } from './use-links.ts';

/** The farm's pages as a list, where the navigation is a bar without room for them. */
export function FarmPages() {
  const title = useIntl().formatMessage(navMessages.farm);
  const links = useLinks('farm');
  return links.length === 0 ? null : (
    <div className={styles.list}>
      <Section title={title}>
        <List label={title}>
          {links.map(({ to, name }) => (
            <Row key={to} to={to} title={name} />
          ))}
        </List>
      </Section>
    </div>
  );
}
