import { defineMessages, NavLink, paths, useIntl } from '@seguia/shared/platform';
import { Icon, type IconName, Mark } from '@seguia/shared/ui';
import styles from './MainNav.module.css';

const texts = defineMessages({
  main: { id: 'shell.nav.main', defaultMessage: 'Navigation principale' },
  today: { id: 'shell.nav.today', defaultMessage: 'Aujourd’hui' },
  latest: { id: 'shell.nav.latest', defaultMessage: 'Derniers' },
  newReading: { id: 'shell.nav.new-reading', defaultMessage: 'Nouveau relevé' },
  new: { id: 'shell.nav.new', defaultMessage: 'Nouveau' },
  history: { id: 'shell.nav.history', defaultMessage: 'Historique' },
  campaigns: { id: 'shell.nav.campaigns', defaultMessage: 'Campagnes' },
  settings: { id: 'shell.nav.settings', defaultMessage: 'Réglages' },
});

interface Item {
  to: string;
  icon: IconName;
  text: keyof typeof texts;
  /** Shorter words to show; the name stays. */
  shown?: keyof typeof texts;
  /** Not the current page when a page below it is. */
  end?: boolean;
}

const items: readonly Item[] = [
  { to: paths.today(), icon: 'today', text: 'today', end: true },
  { to: paths.lastReadings(), icon: 'latest', text: 'latest' },
  { to: paths.newReading(), icon: 'plus', text: 'newReading', shown: 'new' },
  { to: paths.history(), icon: 'history', text: 'history' },
  { to: paths.campaigns(), icon: 'campaigns', text: 'campaigns' },
  { to: paths.settings(), icon: 'settings', text: 'settings' },
];

export function MainNav() {
  const intl = useIntl();
  return (
    <nav className={styles.nav} aria-label={intl.formatMessage(texts.main)}>
      <span className={styles.mark}>
        <Mark /> Seguia
      </span>
      {items.map(({ to, icon, text, shown, end = false }) => (
        <NavLink
          key={text}
          to={to}
          end={end}
          className={styles.link ?? ''}
          data-item={text}
          {...(shown && { 'aria-label': intl.formatMessage(texts[text]) })}
        >
          <Icon name={icon} />
          <span className={styles.text}>{intl.formatMessage(texts[shown ?? text])}</span>
        </NavLink>
      ))}
    </nav>
  );
}
