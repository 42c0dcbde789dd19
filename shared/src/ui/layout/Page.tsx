import { type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../buttons/IconButton.tsx';
import { arriveAt } from '../focus/page-arrival.ts';
import { HeaderEnd } from '../provider/header-end.ts';
import { goBackTo, rememberPage } from '../focus/way-back.ts';
import { type StoredData, PageNoteContext } from './page-note.ts';
import styles from './Page.module.css';

export interface PageProps {
  /** The `h1`, also the document's title. */
  title: string;
  /**
   * Where the back link goes (path without the language prefix), and its name; "Back" by default. `fromAnywhere`: many pages lead
   * here, so Back leads to the one where the person came from, and to `to` if there is none.
   */
  back?: { to: string; label?: string | undefined; fromAnywhere?: boolean | undefined } | undefined;
  /** Buttons at the end of the heading's row. */
  actions?: ReactNode;
  /** What the page is about just now, such as the plot of a round, and a note on it: a second heading, which stays in sight with the first. */
  subject?: { name: string; note?: string | undefined } | undefined;
  /** A line beneath the heading. */
  lead?: ReactNode;
  /** Set while the page shows its own data as this device has kept it, because the server did not answer: the layout says from when it is. */
  stored?: StoredData | undefined;
  /** Whether the page has a phone's screen to itself: the navigation's bar is gone until it gets the focus. */
  alone?: boolean | undefined;
  /** `form` 560 px, `list` 760, `wide` all 1120. */
  width?: 'form' | 'list' | 'wide' | undefined;
  children: ReactNode;
}

/** A screen's content: heading row of 56 px with back link and actions, then the content within the safe areas. */
export function Page({
  title,
  back,
  actions,
  subject,
  lead,
  stored,
  alone = false,
  width = 'list',
  children,
}: PageProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const header = useRef<HTMLElement>(null);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  useEffect(() => arriveAt(heading.current), []);
  useEffect(() => sayHeight(header.current), []);
  const isPlace = !back || back.fromAnywhere === true;
  useEffect(() => rememberPage(isPlace));
  useLayoutEffect(() => {
    // Not found by `:has()`, which would make the browser look again at the navigation's styles wherever an element comes or goes.
    document.documentElement.toggleAttribute('data-alone', alone);
    return () => document.documentElement.removeAttribute('data-alone');
  }, [alone]);
  const drawNote = use(PageNoteContext);
  return (
    <div className={`${styles.page} ${styles[width]}`}>
      <title>{`${title} – Seguia`}</title>
      <header ref={header} className={styles.header}>
        <div className={styles.heading}>
          {back && (
            <IconButton
              icon="back"
              to={back.to}
              onFollow={(path) => goBackTo(path, back.fromAnywhere === true)}
              label={back.label ?? intl.formatMessage({ id: 'ui.back', defaultMessage: 'Retour' })}
            />
          )}
          <div className={styles.titles}>
            <div className={subject && styles.over}>
              <h1 ref={heading} tabIndex={-1} className={subject ? undefined : styles.title}>
                {title}
              </h1>
              {subject?.note && <bdi>{subject.note}</bdi>}
            </div>
            {subject && <h2 className={styles.title}>{subject.name}</h2>}
          </div>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        <div ref={setEnd} />
      </header>
      {drawNote?.(stored)}
      {lead && <p className={styles.lead}>{lead}</p>}
      <HeaderEnd value={end}>{children}</HeaderEnd>
    </div>
  );
}

/** Tells the styles how high a page's header is, as `--heading`: a long title takes rows of its own. */
function sayHeight(header: HTMLElement | null): (() => void) | undefined {
  if (!header) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--heading', `${header.offsetHeight}px`));
  observer.observe(header);
  return () => observer.disconnect();
}
