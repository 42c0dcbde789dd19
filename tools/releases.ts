// pnpm releases [--to <folder>]: what a site serves, and what it can go back to. `--to https://…` names a release service.
import { argumentsOf } from './command-line/arguments.ts';
import { servedHere } from './release.ts';
import { isService, releasesOverHttp } from './release/over-http.ts';
import { readPreviews } from './release/preview.ts';
import { readRegistryFile } from './release/registry-file.ts';
import { storedVersions } from './release/remote.ts';
import { servedShell, shellsInTurn, storedShells } from './release/shell.ts';
import { stoppedCanaries } from './release/stopped-canaries.ts';

/** One line per version: app, version, doors, and why it is kept. */
export function releases(site: string): string[] {
  const served = servedShell(site);
  const turn = new Set(shellsInTurn(site).map(({ version }) => version));
  const shells = storedShells(site).map(({ version, hostApi = '?', released = '' }) => {
    const left = served === undefined || turn.has(version) ? '' : ', gone back from';
    const what = `${version === served ? 'served, ' : ''}released ${released}${left}`;
    return line('shell', version, `doors ${hostApi}`, what);
  });
  const { remotes, canary } = readRegistryFile(site);
  const stopped = stoppedCanaries(site);
  const names = new Set([...Object.keys(canary ?? {}), ...Object.keys(remotes)]); // a new remote may begin as a canary
  const listed = [...names].toSorted().flatMap((app) => {
    const [first, ...others] = remotes[app] ?? [];
    const tried = canary?.[app];
    const named = [tried?.release, first, ...others].flatMap((release) => release?.version ?? []);
    const stored = storedVersions(site, app).filter((version) => !named.includes(version));
    return [
      ...(tried ? [line(app, tried.release.version, tried.release.hostApi, `${tried.percent} % of the devices`)] : []),
      ...(first ? [line(app, first.version, first.hostApi, 'first')] : []),
      ...others.map(({ version, hostApi }) => line(app, version, hostApi, 'where the first fails')),
      ...stored.map((version) => line(app, version, '', whyStored(stopped.get(`${app} ${version}`)))),
    ];
  });
  const previews = Object.entries(readPreviews(site)).flatMap(([name, { until, remotes: own }]) =>
    Object.entries(own).flatMap(([app, [release]]) =>
      release ? [line(app, release.version, release.hostApi, `?preview=${name} until ${until}`)] : [],
    ),
  );
  return [...shells, ...listed, ...previews];
}

/** A version that is not listed: its canary may have been stopped. */
const whyStored = (stop?: { at: string; reason: string }) =>
  stop ? `stored; its canary was stopped at ${stop.at}: ${stop.reason}` : 'stored';

const line = (app: string, version: string, doors: string, what: string) =>
  [app.padEnd(14), version.padEnd(18), doors.padEnd(14), what].join(' ');

if (import.meta.main) {
  const { values } = argumentsOf(import.meta.filename, { options: { to: { type: 'string' } } });
  const site = values.to ?? servedHere;
  const lines = isService(site) ? await releasesOverHttp(site) : releases(site);
  if (lines.length === 0) {
    console.error(`Nothing was released to ${site}`);
    process.exitCode = 1;
  }
  for (const text of lines) console.log(text);
}
