// The main journey in each engine that people use.
import { expect } from '@playwright/test';
import { exactly } from '../support/reading-form.ts';
import { translationIn } from '../support/translation.ts';
import { test } from '../support/world.ts';
import { engines } from './engines.ts';
import { Journey } from './journey.ts';
import { Person } from './person.ts';

const [french, arabic] = [translationIn('fr'), translationIn('ar-MA')];

for (const [index, { name, missing, open }] of engines.entries())
  test(`${name}: a reading is recorded and sent, another without the server and sent afterwards, and graphs are drawn`, async ({
    world,
  }, info) => {
    test.skip(missing.length > 0, `${name.toUpperCase()} IS NOT ON THIS MACHINE.`);
    test.setTimeout(120_000);
    const driver = await open();
    try {
      const person = new Person(driver, world.web.url);
      const journey = new Journey(person, french, world);
      const allSent = exactly(french.textOf('shell.sync.allSent'));
      // A first page that is left at once, while it writes its settings, must not hold up the next one. Left while it makes its database it
      // does (docs/decisions/154).
      await person.visit('/login');
      await expect.poll(() => driver.run('return (await indexedDB.databases()).length')).toBeGreaterThan(0);
      await journey.logIn();
      // The demo has no reading with such values; each engine has its own, because the engines may share a server.
      const [first, second] = [0.31, 0.32].map((value) => value + index / 10) as [number, number];
      await journey.record(first);
      await journey.arrives(first);
      await journey.sendingSays(allSent);
      await journey.go('readings.nav.newReading');
      await person.see({ role: 'textbox', name: french.textOf('readings.measure.intakeEc') });
      expect(await driver.run(smallFields)).toEqual([]);
      await world.api.stop();
      await journey.record(second);
      await journey.sendingSays(/1/);
      await world.api.run();
      await journey.arrives(second);
      await journey.sendingSays(allSent);
      expect(await driver.run('return innerWidth')).toBe(390);
      await journey.lookAtGraphs();
      await driver.photograph(info.outputPath('graphs.png'));
      await person.visit('/ar-ma/app');
      await person.see({ role: 'heading', name: arabic.textOf('readings.today.title') });
      await journey.in(arabic).sendingSays(exactly(arabic.textOf('shell.sync.allSent')));
      expect(await driver.run('return [document.dir, document.documentElement.lang]')).toEqual(['rtl', 'ar-MA']);
    } finally {
      await driver.photograph(info.outputPath(`${name}.png`)).catch(() => undefined);
      await driver.close();
    }
  });

/** An iPhone zooms into a field whose letters are below 16 px. */
const smallFields = `
  const fields = [...document.querySelectorAll('input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea')];
  return fields.filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16).map(({ outerHTML }) => outerHTML);
`;
