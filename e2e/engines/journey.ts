// The main journeys, in one language, for a person with any engine.
import { expect } from '@playwright/test';
import { OtherDevice } from '../support/other-device.ts';
import { measures } from '../support/reading-form.ts';
import type { Translation } from '../support/translation.ts';
import type { World } from '../support/world.ts';
import type { Find, Person } from './person.ts';

/** The demo's main farm in the list of farms. */
const mainFarm: Find[] = ['button', 'link'].map((role) => ({ role, name: /Oasis du Souss/ }));

export class Journey {
  readonly #person: Person;
  readonly #words: Translation;
  readonly #world: World;

  constructor(person: Person, words: Translation, world: World) {
    this.#person = person;
    this.#words = words;
    this.#world = world;
  }

  /** Goes from the first visit to the pages of the demo's main farm. `server`: the data server's address as the person types it. */
  async logIn(server = this.#world.api.url): Promise<void> {
    await this.comeToFarms(server);
    await this.chooseFarm();
  }

  /** Goes from the first visit to the list of farms. */
  async comeToFarms(server = this.#world.api.url): Promise<void> {
    const person = this.#person;
    const { textOf, prefix } = this.#words;
    await person.visit(`${prefix}/start`);
    const connect = textOf('auth.start.connect');
    await person.press({ role: 'link', name: connect }, { role: 'button', name: connect });
    await person.type({ role: 'textbox', name: textOf('auth.server.address') }, server);
    await person.press({ role: 'button', name: textOf('auth.server.use') });
    await person.type({ role: 'textbox', name: textOf('auth.login.email') }, 'recorder@demo.test');
    await person.type({ role: 'textbox', name: textOf('auth.login.password') }, 'seguia-demo');
    await person.press({ role: 'button', name: textOf('auth.login.submit') });
    await person.see(...mainFarm);
  }

  async chooseFarm(): Promise<void> {
    await this.pressFarm();
    await this.#person.see({ role: 'navigation', name: this.#words.textOf('shell.nav.main') });
  }

  /** Chooses the farm, and waits for nothing. */
  async pressFarm(): Promise<void> {
    await this.#person.press(...mainFarm);
  }

  async go(page: string): Promise<void> {
    await this.#person.press({ role: 'link', name: this.#words.textOf(page) });
  }

  /** Records a reading with this intake EC (mS/cm), and waits until the device has it. */
  async record(intakeEc: number): Promise<void> {
    const person = this.#person;
    const { textOf } = this.#words;
    await this.go('readings.nav.today');
    await this.go('readings.nav.newReading');
    await person.type(
      { role: 'textbox', name: textOf('readings.measure.intakeEc') },
      intakeEc.toFixed(2).replace('.', ','),
    );
    const save = { role: 'button', name: textOf('readings.form.save') };
    const saved: Find[] = ['saved', 'sent'].map((state) => ({
      role: 'status',
      text: new RegExp(`^\\s*${textOf(`readings.form.${state}`)}\\s*$`),
    }));
    await expect(async () => {
      // A value far from the last one brings up a question, which a second press answers. Where the first one saved late, the button is
      // gone, and its press fails after 20 seconds.
      if (!(await person.sees(...saved))) await person.press(save);
      await expect.poll(() => person.sees(...saved), { timeout: 3000 }).toBe(true);
    }).toPass({ timeout: 60_000 });
  }

  /** Waits until the data server has exactly one reading with this intake EC from this person. */
  async arrives(intakeEc: number): Promise<void> {
    const device = await OtherDevice.of(this.#world.api, 'recorder');
    const arrived = async () =>
      (await device.mine()).filter(({ intake_ec }) => intake_ec?.toFixed(2) === intakeEc.toFixed(2)).length;
    await expect.poll(arrived, { timeout: 30_000 }).toBe(1);
  }

  /** Returns a journey of the same person who has switched to another language. */
  in(words: Translation): Journey {
    return new Journey(this.#person, words, this.#world);
  }

  async sendingSays(text: RegExp): Promise<void> {
    await this.#person.see({ role: 'status', text });
  }

  /** Opens the graphs of the first campaign. */
  async lookAtGraphs(): Promise<void> {
    const { textOf } = this.#words;
    await this.go('campaigns.part');
    await this.#person.see({ role: 'heading', name: textOf('campaigns.list.title') });
    await this.#person.press({ role: 'link', name: /2026/ });
    for (const measure of measures)
      await this.#person.see({ role: 'region', name: textOf(`readings.measure.${measure}`) });
    await this.#person.see({ role: 'img' });
  }
}
