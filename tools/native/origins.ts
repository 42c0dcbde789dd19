// Where the native app's page says that it comes from: what a data server has to let call (CORS_ORIGINS), and what the page's policy names.
import path from 'node:path';
import { readJson } from '../site/files.ts';
import { workspace } from '../workspace.ts';

/** The folder of both native projects. */
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

/** The page's origin in the app for each platform. */
export const nativeOrigins = { android: `${androidScheme}://${hostname}`, ios: `${iosScheme}://${hostname}` };
