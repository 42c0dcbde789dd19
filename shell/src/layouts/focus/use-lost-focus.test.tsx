// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useLostFocus } from './use-lost-focus.ts';

afterEach(cleanup);

/**
 * A page with a list whose rows disappear, a section whose button is replaced by its result, and a button that disappears with nothing
 * around it.
 */
function Page({ onGone }: { onGone?: () => void }) {
  useLostFocus();
  const [gone, setGone] = useState<readonly string[]>([]);
  const button = (name: string) => {
    const take = () => {
      setGone([...gone, name]);
      onGone?.();
    };
    return (
      !gone.includes(name) && (
        <button type="button" onClick={take}>
          {name}
        </button>
      )
    );
  };
  return (
    <main>
      <h1 tabIndex={-1}>Settings</h1>
      <ul aria-label="Devices">
        <li>{button('Log out')}</li>
      </ul>
      <section aria-label="Changes">{button('Show changes')}</section>
      <dialog open aria-label="Order">
        <Usual />
      </dialog>
      <p>{button('Close')}</p>
      <button type="button">Next</button>
    </main>
  );
}

/** A button whose press leaves nothing more to do, so that it is disabled. */
function Usual() {
  const [isUsual, setUsual] = useState(false);
  return (
    <button
      type="button"
      disabled={isUsual}
      onClick={({ currentTarget }) => {
        setUsual(true);
        currentTarget.blur(); // a browser does so at its next frame
      }}
    >
      Usual order
    </button>
  );
}

/** Presses a button that disappears, and returns the element that has the focus then. */
async function focusAfter(name: string): Promise<HTMLElement> {
  const button = screen.getByRole('button', { name });
  button.focus();
  await act(async () => button.click());
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  return document.activeElement as HTMLElement;
}

test('An element with the focus that disappears passes it to the list, the section or the page around it', async () => {
  render(<Page />);
  const list = await focusAfter('Log out');
  expect(list).toBe(screen.getByRole('list', { name: 'Devices' }));
  expect(await focusAfter('Show changes')).toBe(screen.getByRole('region', { name: 'Changes' }));
  expect(list.hasAttribute('tabindex')).toBe(false); // a list has a tabindex only while it has the focus
  expect(await focusAfter('Usual order')).toBe(screen.getByRole('dialog', { name: 'Order' }));
  expect(await focusAfter('Close')).toBe(screen.getByRole('heading', { name: 'Settings' }));
});

test('An element to which a screen gives the focus keeps it', async () => {
  render(<Page onGone={() => setTimeout(() => screen.getByRole('button', { name: 'Next' }).focus())} />);
  expect(await focusAfter('Log out')).toBe(screen.getByRole('button', { name: 'Next' }));
});
