// The origins of the native app's page: a data server must allow them (CORS_ORIGINS), and the page's policy names them.
import path from 'node:path';
import { readJson } from '../release/files.ts';
import { workspace } from '../workspace.ts';

/** The folder of the two native projects. */
export const nativeFolder = path.join(workspace, 'native');

interface Settings {
  appId: string;
  webDir: string;
  plugins: { App: { linkHost: string } };
  server: { hostname: string; androidScheme: string; iosScheme: string };
}

/** `native/capacitor.config.json`. */
export const nativeSettings = readJson(path.join(nativeFolder, 'capacitor.config.json')) as Settings;

/** The site whose links open the app. */
export const { linkHost } = nativeSettings.plugins.App;

const { hostname, androidScheme, iosScheme } = nativeSettings.server;

/** The origin of the app's page on each platform. */
export const nativeOrigins = { android: `${androidScheme}://${hostname}`, ios: `${iosScheme}://${hostname}` };
