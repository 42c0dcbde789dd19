import { localeOfPath } from '@seguia/shared/i18n/locales.ts';
import { onSessionEvent } from '@seguia/shared/session/account/session-events';
import { dismissOffer } from '@seguia/shared/ui/feedback/toast.ts';
import type { App } from './boot.tsx';
import { guard } from '../guards/guards.ts';
import { rememberOwnPage } from '../guards/return-to.ts';

/** Navigates where a change of the session leads, in this tab or another; `draw` draws the app with its current store. */
export function followSession(
  { store, guards, router }: Pick<App, 'store' | 'guards' | 'router'>,
  draw: () => void,
): void {
  onSessionEvent((event) => {
    if (event.kind === 'unauthorized') void router.navigate('/');
    if (event.kind !== 'expired') return;
    const { pathname, search, hash } = location;
    rememberOwnPage(localeOfPath(pathname).rest, search + hash); // after the next login the same person continues there
    void router.navigate('/login');
  });
  store.onChange((renewed) => {
    if (renewed) {
      dismissOffer(); // in the next session there is nothing to undo
      draw();
    }
    const to = guard(guards.state(), localeOfPath(location.pathname).rest);
    if (!to) return;
    // The next account starts at the beginning, not on the page of the one before.
    if (renewed) void router.navigate(to);
    else void router.revalidate();
  });
}
