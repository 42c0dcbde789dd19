// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { DateField } from '../dates/DateField.tsx';
import { TimeField } from '../dates/TimeField.tsx';
import { ComboBox } from '../pickers/ComboBox.tsx';
import { Select } from '../pickers/Select.tsx';
import { Form, FormErrors } from './Form.tsx';
import { TextField } from '../fields/TextField.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const nothing = () => {};
const options = [{ id: 'north', label: 'North' }];

test.each([
  ['note', 'textbox', 'Note'],
  ['date', 'spinbutton', 'month, Date'],
  ['time', 'spinbutton', 'hour, Time'],
  ['plot', 'combobox', 'Plot'],
  ['unit', 'button', /Unit/],
])('the line of a problem leads to its field: %s', (name, role, label) => {
  const { getByRole } = render(
    <IntlProvider locale="en" onError={nothing}>
      <Form onSubmit={nothing}>
        <FormErrors errors={[{ name, text: 'Wrong' }]} />
        <TextField label="Note" name="note" value="" onChange={nothing} />
        <DateField label="Date" name="date" value="2026-01-01" onChange={nothing} />
        <TimeField label="Time" name="time" value="10:00" onChange={nothing} />
        <ComboBox label="Plot" name="plot" value={null} onChange={nothing} options={options} />
        <Select label="Unit" name="unit" value={null} onChange={nothing} options={options} />
      </Form>
    </IntlProvider>,
  );
  fireEvent.click(getByRole('button', { name: 'Wrong' }));
  expect(document.activeElement).toBe(getByRole(role, { name: label }));
});

/** A form whose button is outside of it, as in sheets. `Second` has a problem after the press. */
function Sheet({ onSubmit }: { onSubmit: () => void }) {
  const [pressed, setPressed] = useState(false);
  return (
    <IntlProvider locale="en" onError={nothing}>
      <Form
        id="sheet"
        onSubmit={() => {
          setPressed(true);
          onSubmit();
        }}
      >
        <TextField label="First" value="" onChange={nothing} />
        <TextField label="Second" value="" onChange={nothing} error={pressed ? 'Enter a name.' : undefined} />
      </Form>
      <button type="submit" form="sheet">
        Save
      </button>
    </IntlProvider>
  );
}

/** Presses Save, lets the browser draw, and returns the element with the focus. */
async function pressSave(button: HTMLElement): Promise<Element | null> {
  button.focus();
  fireEvent.click(button);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return document.activeElement;
}

test('a press of Save leads to the first wrong field that it finds', async () => {
  const { getByRole } = render(<Sheet onSubmit={nothing} />);
  expect(await pressSave(getByRole('button'))).toBe(getByRole('textbox', { name: 'Second' }));
});

test('a press of Save leads to a list of which nothing was chosen', async () => {
  const { getByRole } = render(
    <IntlProvider locale="en" onError={nothing}>
      <Form onSubmit={nothing}>
        <Select label="Unit" value={null} onChange={nothing} options={options} error="Choose a unit." />
        <button type="submit">Save</button>
      </Form>
    </IntlProvider>,
  );
  expect(await pressSave(getByRole('button', { name: 'Save' }))).toBe(getByRole('button', { name: /Unit/ }));
});

test('a press of Save leaves the focus where the form puts it', async () => {
  const { getByRole } = render(<Sheet onSubmit={() => getByRole('textbox', { name: 'First' }).focus()} />);
  expect(await pressSave(getByRole('button'))).toBe(getByRole('textbox', { name: 'First' }));
});

test('two presses of Save at once are one, unless something was typed between them', () => {
  const onSubmit = vi.fn();
  const { getByRole } = render(<Sheet onSubmit={onSubmit} />);
  fireEvent.click(getByRole('button'));
  fireEvent.click(getByRole('button'));
  expect(onSubmit).toHaveBeenCalledOnce();
  fireEvent.input(getByRole('textbox', { name: 'First' }), { target: { value: 'a' } });
  fireEvent.click(getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test.each([
  ['Escape', (form: HTMLElement) => fireEvent.keyDown(form, { key: 'Escape' })],
  ['a button', (form: HTMLElement) => fireEvent.click(form.querySelector('button')!)],
])('a press of Save right after %s has closed a dialog of the form is not lost', (_, closeDialog) => {
  const onSubmit = vi.fn();
  const { getByRole } = render(
    <IntlProvider locale="en" onError={nothing}>
      <Form label="Day" onSubmit={onSubmit}>
        <button type="button">OK</button>
        <button type="submit">Save</button>
      </Form>
    </IntlProvider>,
  );
  fireEvent.click(getByRole('button', { name: 'Save' }));
  closeDialog(getByRole('form'));
  fireEvent.click(getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('does not save a date that is typed in part, and puts the focus on its empty part', async () => {
  const onSubmit = vi.fn();
  const { getByRole, container } = render(
    <IntlProvider locale="en" onError={nothing}>
      <Form onSubmit={onSubmit}>
        <DateField label="Date" name="date" value="2026-01-01" onChange={nothing} />
        <button type="submit">Save</button>
      </Form>
    </IntlProvider>,
  );
  const year = getByRole('spinbutton', { name: 'year, Date' });
  year.setAttribute('data-placeholder', 'true');
  fireEvent.click(getByRole('button', { name: 'Save' }));
  await expect.poll(() => document.activeElement).toBe(year);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(container.querySelectorAll('[data-parts]')).toHaveLength(1);
});

/** What was scrolled into sight, in this order. */
function scrolled(): Element[] {
  const seen: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this);
  });
  return seen;
}

test('a field that the form itself goes to is brought into sight with its message', async () => {
  const { getByRole, getByText } = render(<Sheet onSubmit={() => getByRole('textbox', { name: 'Second' }).focus()} />);
  const seen = scrolled();
  await pressSave(getByRole('button'));
  expect(seen).toContain(getByText('Enter a name.').closest('[id]'));
  expect(seen.at(-1)).toBe(getByRole('textbox', { name: 'Second' }));
});

test('why nothing was saved is brought into sight, though it stands above the form in its dialog', async () => {
  const { getByRole } = render(
    <IntlProvider locale="en" onError={nothing}>
      <dialog open>
        <p role="alert">Not saved.</p>
        <Form onSubmit={nothing}>
          <TextField label="Name" value="" onChange={nothing} />
          <button type="submit">Save</button>
        </Form>
      </dialog>
    </IntlProvider>,
  );
  const seen = scrolled();
  await pressSave(getByRole('button'));
  expect(seen).toEqual([getByRole('alert')]);
});
