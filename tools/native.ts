// pnpm native [--from <site>] [--config <config.json>] [--updates <https://site> …]: builds the web app, bundles its set into native/www and copies it into both native
// projects. `--from` takes the set of a released site instead of a build; `--config` the settings of a deployment; `--updates` names sites
// that the app takes newer versions of remotes from, none by default. Needs neither Android Studio nor Xcode.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { argumentsOf } from './command-line/arguments.ts';
import { build, run } from './build.ts';
import { bundle } from './native/bundle.ts';
import { nativeFolder, nativeOrigins, nativeSettings } from './native/origins.ts';
import { release } from './release.ts';
import { apps } from './remotes.ts';
import { privateFolder } from './release/lock.ts';
import { workspace } from './workspace.ts';

const { values } = argumentsOf(import.meta.filename, {
  options: { from: { type: 'string' }, config: { type: 'string' }, updates: { type: 'string', multiple: true } },
});

const versions = bundle(values.from ?? (await builtSite()), path.join(nativeFolder, nativeSettings.webDir), {
  settings: values.config,
  updates: values.updates ?? [],
});
const capacitor = path.join(nativeFolder, 'node_modules/@capacitor/cli/bin/capacitor');
// Capacitor's command sends its maker statistics if it believes that a person runs it.
await run(process.execPath, [capacitor, 'sync'], nativeFolder, { ...process.env, CI: '1' });

console.log(`
The native app has ${Object.entries(versions)
  .map(([part, version]) => `${part} ${version}`)
  .join(', ')}.
Android: open native/android in Android Studio. iPhone: open native/ios/App/App.xcodeproj in Xcode.
Data servers let it call with CORS_ORIGINS=…,${Object.values(nativeOrigins).join(',')} (docs/native.md).`);

/** A site that contains only this build. */
async function builtSite(): Promise<string> {
  const site = path.join(workspace, 'dist/native');
  for (const folder of [site, privateFolder(site)]) rmSync(folder, { recursive: true, force: true });
  await build([]);
  for (const app of apps) release(app, site);
  return site;
}
