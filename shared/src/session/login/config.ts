import { atom } from 'jotai';

/** The part of the deployment's `config.json` that remotes may use. The shell reads the file and fills this atom at start. */
export interface AppConfig {
  /** Data servers found by name are at `https://api.NAME` + this suffix. */
  domainSuffix: string;
  /** Addresses of data servers that the deployment trusts beside those of its suffix: a link to another one brings up a question. */
  dataServers?: readonly string[];
  /** Farms per page of the list. */
  farmsPageSize: number;
  startDelay: number;
  restoreRetries: number;
  restoreBackoff: number;
}

/** The defaults are those of the specification's section 9. */
export const configAtom = atom<AppConfig>({
  domainSuffix: '.localhost',
  dataServers: [],
  farmsPageSize: 25,
  startDelay: 1000,
  restoreRetries: 3,
  restoreBackoff: 500,
});

/** Whether this is the native app (Capacitor), which has its own keyboard and device name. */
export const deviceIsNative: boolean =
  (globalThis as { Capacitor?: { isNativePlatform?: () => boolean } }).Capacitor?.isNativePlatform?.() ?? false;
