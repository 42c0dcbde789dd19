// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

/** A page that has just loaded, with the screen's heading and its first field in the middle, and a link beside them. */
async function aPage(middle = 'main') {
  document.body.innerHTML = `<nav><a href="/app">Today</a></nav>
    <${middle}><header><h1 tabindex="-1">Plots</h1></header><input></${middle}>`;
  const { arriveAt } = await import('./page-arrival.ts');
  const find = (what: string) => document.querySelector<HTMLElement>(what);
  return { arrive: () => arriveAt(find('h1')), heading: find('h1'), field: find('input'), link: find('a') };
}

test.each(['main', 'div'])('opening another screen puts the focus on its heading, also in a %s', async (middle) => {
  const { arrive, heading, link } = await aPage(middle);
  arrive();
  expect(document.activeElement).toBe(document.body);
  link?.focus();
  arrive();
  expect(document.activeElement).toBe(heading);
});

test.each(['main', 'div'])('a screen that has set the focus itself keeps it, also in a %s', async (middle) => {
  const { arrive, field } = await aPage(middle);
  arrive();
  field?.focus();
  arrive();
  expect(document.activeElement).toBe(field);
});
