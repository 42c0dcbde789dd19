// Like wrong-fields.e2e.ts, with text of 200 %.
import { briefLaunchOptions } from '../../tools/test-world/browser.ts';
import { testEveryForm } from '../support/forms/everything-wrong.ts';
import { test } from '../support/signed-in.ts';

test.describe.configure({ mode: 'parallel' });

// The browser's own setting: text, lengths in rem and media queries are twice as large.
test.use({
  launchOptions: { ...briefLaunchOptions, args: [...briefLaunchOptions.args, '--blink-settings=defaultFontSize=32'] },
});

testEveryForm([{ width: 360, height: 640 }], 3);
