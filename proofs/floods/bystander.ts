import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '@seguia/shared/domain/uuid';
import type { LoggedIn } from '../server/caller.ts';
import { Phone } from './phone.ts';

/** Somebody who types a reading every second or so, while others send all that they have. */
export class Bystander {
  /** Milliseconds that each save took, with all tries. */
  readonly times: number[] = [];
  readonly ids: string[] = [];
  readonly #phone: Phone;
  readonly #running: Promise<void>;
  #isOver = false;

  constructor(url: string, caller: LoggedIn, address: string) {
    this.#phone = new Phone(url, caller, address);
    this.#running = this.#type();
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#running;
    this.#phone.leave();
  }

  async #type() {
    await wait(Math.random() * 1000);
    while (!this.#isOver) {
      const id = newId();
      const began = performance.now();
      await this.#phone.save(id);
      this.times.push(performance.now() - began);
      this.ids.push(id);
      await wait(700 + Math.random() * 600);
    }
  }
}
