// WebKit as Debian ships it: GTK's MiniBrowser, driven by WebKitWebDriver. Without a graphics card the driver cannot take pictures or
// resize windows, so the screen itself has a phone's size and is photographed.
import { globSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import type { Driver, Opening } from './driver.ts';
import { PhoneScreen } from './phone-screen.ts';
import { freePort } from '../../tools/test-world/free-port.ts';

/** The height of the browser's address bar, in px, above the page. */
const bar = 38;

const name = 'MiniBrowser';
const [miniBrowser] = globSync(`/usr/lib/*/webkit2gtk-4.1/${name}`);
const [clock] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
const commands = ['WebKitWebDriver', 'Xvfb', 'dbus-run-session', 'matchbox-window-manager', 'import'];

/** What WebKit needs and this machine lacks. */
export const missingForWebKit = [
  ...commands.filter((command) => globSync(`/usr/{bin,local/bin}/${command}`).length === 0),
  ...(miniBrowser ? [] : [name]),
  ...(clock ? [] : ['faketime']),
];

export async function openWebKit(opening: Opening): Promise<Driver> {
  const { clockAhead, timeZone, width, height } = opening;
  const screen = await PhoneScreen.open(width, height + bar);
  const port = await freePort();
  screen.run('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], {
    TZ: timeZone,
    LD_PRELOAD: clock!,
    FAKETIME: `${clockAhead < 0 ? '' : '+'}${Math.round(clockAhead / 1000)}`,
    DONT_FAKE_MONOTONIC: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // WebKit's sandbox does not start as root
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const driver = await newSession(`http://127.0.0.1:${port}`, opening).catch((error: unknown) => {
    screen.close();
    throw error;
  });
  return {
    visit: (address) => driver.get(address),
    run: <T>(body: string) => driver.executeScript<T>(`return (async () => {${body}})()`),
    pressAt: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    type: (keys) => driver.actions().sendKeys(keys).perform(),
    photograph: async (file) => screen.photograph(file, bar),
    close: async () => {
      await Promise.race([driver.quit().catch(() => undefined), wait(3000)]);
      screen.close();
    },
  };
}

async function newSession(
  url: string,
  { features = [], acceptsAnyCertificate = false }: Pick<Opening, 'features' | 'acceptsAnyCertificate'>,
): Promise<WebDriver> {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`${url}/status`).catch(() => null)) break;
    await wait(100);
  }
  const args = ['--automation', ...(features.length > 0 ? [`--features=${features.join(',')}`] : [])];
  const capabilities = new Capabilities({ 'webkitgtk:browserOptions': { binary: miniBrowser, args } });
  capabilities.setBrowserName(name).setAcceptInsecureCerts(acceptsAnyCertificate);
  const builder = new Builder().disableEnvironmentOverrides().usingServer(url);
  return builder.withCapabilities(capabilities).build();
}
