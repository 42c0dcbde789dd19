import { canAtom, defineMessages, NavLink, type Permission, useIntl, useLocation } from '@seguia/shared/platform';
import { Icon, type IconName, Mark } from '@seguia/shared/ui';
import { iconPaths } from '@seguia/shared/ui/icons/icon-paths.ts';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import { RemotesContext } from '../remotes/context.ts';
import styles from './MainNav.module.css';

const messages = defineMessages({
  main: { id: 'shell.nav.main', defaultMessage: 'Navigation principale' },
});

/** The links that the deployed remotes declare (decision 043), as far as the person has the right to them. */
export function MainNav() {
  const intl = useIntl();
  useLocation(); // draws anew after a navigation: one that falls back to an earlier version brings that version's links
  const can = useAtomValue(canAtom);
  const links = (use(RemotesContext)?.navigation() ?? []).filter(
    ({ right }) => right === undefined || can(right as Permission),
  );
  return (
    <nav className={styles.nav} aria-label={intl.formatMessage(messages.main)}>
      <span className={styles.mark}>
        <Mark /> Seguia
      </span>
      {links.map(({ to, icon, look, name, shown, end }) => (
        <NavLink
          key={to}
          to={to}
          end={end}
          className={styles.link ?? ''}
          data-look={look}
          {...(shown !== name && { 'aria-label': name })}
        >
          <Icon name={isIcon(icon) ? icon : 'more'} />
          <span className={styles.text}>{shown}</span>
        </NavLink>
      ))}
    </nav>
  );
}

/** A remote for a newer door may name an icon that this kit does not have. */
function isIcon(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name);
}
