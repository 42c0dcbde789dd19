// The modules that `watchPhone` and `liveOnPhone` load in the native app only, together in one module, so that a browser's start names only
// one.
import { watchBack } from './back.ts';
import { watchKeyboard } from './keyboard.ts';
import { watchLinks } from './links/links.ts';
import { watchNetwork } from './network.ts';
import { watchResume } from './resume.ts';
import { copySettings } from './settings-copy.ts';
import { providePrint } from './share/paper-file.ts';
import { provideShareSheet } from './share/share-sheet.ts';
import { watchTheme } from './system-bars.ts';

/** Runs before the settings are opened. */
export async function prepare(): Promise<void> {
  watchKeyboard();
  watchBack();
  await copySettings();
}

/** Runs once the router exists: `open` navigates to the place of a link. */
export function live(open: (place: string) => unknown): void {
  watchLinks(open);
  watchResume(watchNetwork());
  watchTheme();
  provideShareSheet();
  providePrint();
}
