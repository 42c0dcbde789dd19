// The page that teams open: which versions devices run, and how they fail (decision 320). It needs no script.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readRegistryFile } from '../../release/registry-file.ts';
import { servedShell } from '../../release/shell.ts';
import { stoppedCanaries } from '../../release/stopped-canaries.ts';
import { workspace } from '../../workspace.ts';
import type { Counts } from './counts.ts';
import { failures, firstHour, histories, type VersionHistory } from './history.ts';
import { Html, html } from './html.ts';
import { coloured, letterOf, picture } from './picture.ts';
import type { Finding } from './report.ts';

/** The kinds of failures in words. */
const words: Record<Exclude<Finding, 'tried'>, string> = {
  load: 'threw when it was loaded',
  draw: 'threw when it was drawn',
  held: 'held the page',
  files: 'files did not come, or not with their hash',
  late: 'did not answer in time',
  fit: 'no version fits the shell',
};

const styles = ['tools/release-server/version-reports/page.css', 'shared/src/ui/styles/tokens.css'];

/** The page of a site, as it is now. */
export function page(site: string, counts: Counts, now: number): string {
  const style = styles.map((file) => readFileSync(path.join(workspace, file), 'utf8')).join('\n');
  const known = histories(counts.since(firstHour(now)), now);
  const statusOf = statuses(site);
  const parts = [...known].toSorted(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b));
  const sections = parts.map(([part, versions]) => section(part, versions, statusOf));
  const nothing = html`<p>
    No device has told anything yet. Devices tell where <code>config.json</code> has <code>versionReports</code>.
  </p>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Versions on devices – Seguia</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>Versions on devices</h1>
          <p>
            As of ${instant(now)}. A device tells at most once a day that it ran a version, and that it failed. The
            numbers come from devices that nobody checks.
          </p>
          ${sections.length > 0 ? sections : nothing}
        </main>
      </body>
    </html> `.text;
}

/** Remotes first, then the shell, then what no release is called. */
const rank = (part: string) => ['shell', 'unknown'].indexOf(part) + 1;

function section(
  part: string,
  versions: readonly VersionHistory[],
  statusOf: (part: string, version: string) => string,
): Html {
  const rows = versions.map(({ version, last, today }, place) => {
    const tried = today.tried ?? 0;
    const failed = failures(today);
    const kinds = Object.entries(words).flatMap(([kind, text]) => {
      const count = today[kind as Finding] ?? 0;
      return count > 0 ? [`${text}: ${count}`] : [];
    });
    const mark =
      place < coloured ? html`<span class="mark v${place}" aria-hidden="true">${letterOf(place)}</span> ` : '';
    return html`<tr role="row">
      <th scope="row" role="rowheader">${mark}<span class="version">${version}</span></th>
      <td role="cell" data-name="Status">${statusOf(part, version)}</td>
      <td role="cell" data-name="Devices, 24 h" class="number">${tried}</td>
      <td role="cell" data-name="Failed, 24 h" class="number">
        ${failed > 0 ? html`<strong>${failed}</strong>${shareOf(failed, tried)}` : '0'}
      </td>
      <td role="cell" data-name="How">${kinds.join('; ') || '–'}</td>
      <td role="cell" data-name="Last heard of">${instant(last)}</td>
    </tr>`;
  });
  const title = `${part}: ${versions.map(({ version, running }) => `${version} on ${running.at(-1)}`).join(', ')}`;
  return html`<section aria-labelledby="${part}">
    <h2 id="${part}">${part}</h2>
    ${picture(versions, `Devices in the last 24 hours, ${title}. The table has the numbers.`)}
    <table role="table">
      <caption>
        Versions of ${part}
      </caption>
      <thead>
        <tr role="row">
          <th role="columnheader" scope="col">Version</th>
          <th role="columnheader" scope="col">Status</th>
          <th role="columnheader" scope="col" class="number">Devices, 24 h</th>
          <th role="columnheader" scope="col" class="number">Failed, 24 h</th>
          <th role="columnheader" scope="col">How</th>
          <th role="columnheader" scope="col">Last heard of</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </section>`;
}

/** Says what a site does with a version of a part. */
function statuses(site: string): (part: string, version: string) => string {
  const { remotes, canary = {} } = readRegistryFile(site);
  const stopped = stoppedCanaries(site);
  const shell = servedShell(site);
  return (part, version) => {
    const tried = canary[part];
    if (tried?.release.version === version) return `canary, ${tried.percent} % of the devices`;
    if (['unknown', 'none'].includes(version)) return 'no release of this site';
    if (part === 'shell') return version === shell ? 'served' : 'earlier';
    const place = (remotes[part] ?? []).findIndex((release) => release.version === version);
    if (place >= 0) return place === 0 ? 'for all' : 'where the first fails';
    const { at, reason } = stopped.get(`${part} ${version}`) ?? {};
    if (at !== undefined) return `stopped on ${instant(Date.parse(at))}: ${reason}`;
    return 'not listed';
  };
}

const shareOf = (failed: number, tried: number) =>
  tried > 0 ? ` (${Math.round((100 * Math.min(failed, tried)) / tried)} %)` : '';

/** An instant in UTC, to the minute. */
const instant = (time: number) => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
