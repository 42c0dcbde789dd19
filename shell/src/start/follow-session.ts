import { localeOfPath } from '@seguia/shared/i18n/locales.ts';
import { onSessionEvent } from '@seguia/shared/session/account/session-events';
import type { App } from './boot.tsx';
import { guard } from '../guards/guards.ts';
import { rememberOwnPage } from '../guards/return-to.ts';

/** Leads to where a change of the session belongs, in this tab or another; `draw` draws the app with the store that it has now. */
export function followSession(
  { store, guards, router }: Pick<App, 'store' | 'guards' | 'router'>,
  draw: () => void,
): void {
  onSessionEvent((event) => {
    if (event.kind === 'unauthorized') void router.navigate('/');
    if (event.kind !== 'expired') return;
    const { pathname, search, hash } = location;
    rememberOwnPage(localeOfPath(pathname).rest, search + hash); // who logs in again goes on where they were
    void router.navigate('/login');
  });
  store.onChange((renewed) => {
    if (renewed) draw();
    const to = guard(guards.state(), localeOfPath(location.pathname).rest);
    if (!to) return;
    // The next account starts at the beginning, not on the page that the last one left.
    if (renewed) void router.navigate(to);
    else void router.revalidate();
  });
}
