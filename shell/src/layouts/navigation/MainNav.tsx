import { Link, useIntl, useLocation } from '@seguia/shared/platform';
import { Icon, type IconName, Mark } from '@seguia/shared/ui';
import { iconPaths } from '@seguia/shared/ui/icons/icon-paths.ts';
import type { NavigationLink } from '../../remotes/known-remotes.ts';
import farmStyles from './FarmPages.module.css';
import styles from './MainNav.module.css';
import { navMessages } from './nav-messages.ts';
import { useLinks } from './use-links.ts';

/** The links that the deployed remotes declare; where there is room, those to the farm's pages too. */
export function MainNav() {
  const intl = useIntl();
  useLocation(); // draws anew after a navigation: one that falls back to an earlier version brings that version's links
  const links = useLinks('navigation');
  const farm = useLinks('farm');
  return (
    <nav className={styles.nav} aria-label={intl.formatMessage(navMessages.main)}>
      <span className={styles.mark}>
        <Mark /> Seguia
      </span>
      {links.map((link) => (
        <NavItem key={link.to} link={link} />
      ))}
      {farm.length > 0 && (
        <div className={farmStyles.group} role="group" aria-labelledby="farm-pages">
          <p id="farm-pages">{intl.formatMessage(navMessages.farm)}</p>
          {farm.map((link) => (
            <NavItem key={link.to} link={link} />
          ))}
        </div>
      )}
    </nav>
  );
}

function NavItem({ link }: { link: NavigationLink }) {
  const { to, icon, look, name, shown, end, also } = link;
  const { pathname } = useLocation();
  const isCurrent =
    pathname === to || [...(end ? [] : [to]), ...also].some((at) => `${pathname}/`.startsWith(`${at}/`));
  return (
    <Link
      to={to}
      className={styles.link ?? ''}
      data-look={look}
      aria-current={isCurrent ? 'page' : undefined}
      {...(shown !== name && { 'aria-label': name })}
    >
      <Icon name={isIcon(icon) ? icon : 'more'} />
      <span className={styles.text}>{shown}</span>
    </Link>
  );
}

/** A remote for a newer door may name an icon that this kit does not have. */
function isIcon(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name);
}
