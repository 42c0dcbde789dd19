import { loadPickers } from '../remotes/containers/shared.ts';
import type { App } from './boot.tsx';

/**
 * Fetches what the first page does not need: the pickers' door, the font's digits before somebody types the first, and the reports of versions where the
 * deployment asks for them.
 */
export function fetchLater({ config: { versionReports }, developer }: App): void {
  setTimeout(() => {
    void loadPickers().catch(() => undefined);
    void document.fonts
      .load(`1em ${getComputedStyle(document.documentElement).fontFamily}`, '0')
      .catch(() => undefined);
  }, 2000);
  if (versionReports === null || developer) return;
  setTimeout(() => {
    const load = import(/* webpackChunkName: "version-reports" */ '../version-reports/report-versions.ts');
    load.then((reports) => reports.reportHourly(versionReports)).catch(() => undefined);
  }, 10_000);
}
