// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { StorageFullError } from '../device/local/storage-error.ts';
import { ApiError } from '../session/api/api-error.ts';
import { hasUnsavedForm } from '../session/settings/unsaved.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { SheetForm } from '../ui/forms/SheetForm.tsx';
import { type FieldProblem, refusedFields, type SheetFormOptions } from './sheet-form.ts';
import { useSheetForm } from './use-sheet-form.ts';

interface Typed {
  name: string;
  place: string;
}
type Options = SheetFormOptions<Typed, Typed, FieldProblem, string>;

const missing = (typed: Typed) =>
  (['name', 'place'] as const).filter((field) => typed[field] === '').map((field) => ({ field, code: 'missing' }));
const filled = (name: string, place: string, version: number | null = 1) => ({ typed: { name, place }, version });
const conflict = () => new ApiError('problem', { status: 412 });
const refusal = () => new ApiError('problem', { status: 422 });

function Sheet(options: Options) {
  const form = useSheetForm(options);
  return (
    <>
      <SheetForm form={form} label="Sheet">
        <TextField label="Name" {...form.field('name')} />
        <TextField label="Place" {...form.field('place')} />
        <button type="submit">Save</button>
      </SheetForm>
      <output>
        {[form.failure && `failure ${form.failure.status}`, form.full?.reason, form.changed?.join(' ')].join('|')}
      </output>
    </>
  );
}

afterEach(cleanup);

/** Draws the form with these options, and answers what a person does with it. */
function open(given: Partial<Options>) {
  const options: Options = {
    begun: filled('', '', null),
    read: (typed) => ({ body: typed, problems: missing(typed) }),
    textOf: ({ field, code }) => `${field} ${code}`,
    send: async () => 'saved',
    onSaved: () => undefined,
    ...given,
  };
  const Screen = () => {
    const [shown, setShown] = useState(options);
    useEffect(() => {
      const receive = (event: Event) => setShown((before) => ({ ...before, ...(event as CustomEvent<object>).detail }));
      window.addEventListener('received', receive);
      return () => window.removeEventListener('received', receive);
    }, []);
    return <Sheet {...shown} />;
  };
  const router = createMemoryRouter([
    { path: '/', Component: Screen },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]);
  const view = render(
    <IntlProvider locale="en" onError={() => undefined}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  const person = userEvent.setup();
  const box = (label: string) => view.getByLabelText(label) as HTMLInputElement;
  return {
    ...view,
    box,
    leave: () => router.navigate('/elsewhere'),
    /** Draws the form again, as when the device has received something. */
    again: (change: Partial<Options>) =>
      act(() => void window.dispatchEvent(new CustomEvent('received', { detail: change }))),
    type: (label: string, text: string) => person.type(box(label), text),
    async save() {
      // A form takes a second press only after 400 ms.
      vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue((now += 1000));
      await person.click(view.getByRole('button', { name: 'Save' }));
      vi.restoreAllMocks();
    },
  };
}
let now = 0;

test('shows what is missing after the first attempt, and no longer once it is filled in', async () => {
  const send = vi.fn(async () => 'saved');
  const { type, save, queryByText, findByText } = open({ send });
  await type('Name', 'North');
  expect(queryByText('place missing')).toBeNull();
  await save();
  expect(await findByText('place missing')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  await type('Place', 'Souss');
  expect(queryByText('place missing')).toBeNull();
});

test('keeps one id for all tries, and what was typed after a failure', async () => {
  const ids: string[] = [];
  const onSaved = vi.fn();
  const answers = [new ApiError('offline'), null];
  const { type, save, box } = open({
    onSaved,
    send: async (_body, { id }) => {
      ids.push(id);
      const failure = answers.shift();
      if (failure) throw failure;
      return 'saved';
    },
  });
  await type('Name', 'North');
  await type('Place', 'Souss');
  await save();
  await expect.poll(() => ids.length).toBe(1);
  expect(box('Name').value).toBe('North');
  await save();
  await expect.poll(() => onSaved.mock.calls).toEqual([['saved']]);
  expect(new Set(ids).size).toBe(1);
});

test('moves the focus to the first field that the server refuses, until somebody types into the form', async () => {
  const { type, save, box, findByText, queryByText } = open({
    send: () => Promise.reject(refusal()),
    refused: () => [{ field: 'place', code: 'taken' }],
  });
  await type('Name', 'North');
  await type('Place', 'Souss');
  await save();
  expect(await findByText('place taken')).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(box('Place'));
  await type('Place', '2');
  expect(queryByText('place taken')).toBeNull();
});

test('with checks on submit, keeps each problem until its own field is typed into', async () => {
  const { type, save, findByText, queryByText } = open({ checks: 'onSubmit' });
  await save();
  expect(await findByText('place missing')).toBeTruthy();
  await type('Name', 'N');
  expect(queryByText('name missing')).toBeNull();
  expect(queryByText('place missing')).not.toBeNull();
});

test('after a 412 shows what others changed in the fields that were not touched, and sends their version', async () => {
  const versions: (number | null)[] = [];
  const { type, save, box, again, findByText } = open({
    begun: filled('North', 'Souss'),
    now: filled('North', 'Souss'),
    send: async (_body, { version }) => {
      versions.push(version);
      if (version === 1) throw conflict();
      return 'saved';
    },
  });
  await type('Name', ' 2');
  await save();
  expect(await findByText('failure 412||')).toBeTruthy();
  again({ now: filled('West', 'Agadir', 2) });
  expect(await findByText('||name place')).toBeTruthy();
  expect([box('Name').value, box('Place').value]).toEqual(['North 2', 'Agadir']);
  await save();
  await expect.poll(() => versions).toEqual([1, 2]);
});

test('with refuse, sends nothing over a version that this person has not seen, but over an own earlier try', async () => {
  const send = vi.fn(() => Promise.reject(new ApiError('offline')));
  const begun = filled('North', 'Souss');
  const { type, save, again, findByText } = open({ begun, now: begun, meanwhile: 'refuse', send });
  await type('Name', ' 2');
  await save();
  await expect.poll(() => send.mock.calls.length).toBe(1);
  again({ now: filled('North 2', 'Souss', 2) });
  await type('Place', '!');
  await save();
  await expect.poll(() => send.mock.calls.length).toBe(2);
  again({ now: filled('West', 'Souss', 3) });
  await save();
  expect(await findByText('failure 412||')).toBeTruthy();
  again({ now: null });
  await save();
  expect(await findByText('failure 412||')).toBeTruthy();
  expect(send).toHaveBeenCalledTimes(2);
});

test('with follow, shows a newer version until something is typed', async () => {
  const begun = filled('North', 'Souss');
  const { type, box, again } = open({ begun, now: begun, meanwhile: 'follow' });
  again({ now: filled('West', 'Souss', 2) });
  await expect.poll(() => box('Name').value).toBe('West');
  await type('Name', '!');
  again({ now: filled('East', 'Souss', 3) });
  expect(box('Name').value).toBe('West!');
});

test('asks before what is typed is left, and no longer once it is saved', async () => {
  const onSaved = vi.fn();
  const { type, save, leave, findByRole, queryByRole, findByText, getByRole } = open({ onSaved });
  await type('Name', 'North');
  expect(hasUnsavedForm()).toBe(true);
  void leave();
  expect(await findByRole('alertdialog')).toBeTruthy();
  await userEvent.click(getByRole('button', { name: 'Annuler' }));
  await expect.poll(() => queryByRole('alertdialog')).toBeNull();
  await type('Place', 'Souss');
  await save();
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  void leave();
  expect(await findByText('Elsewhere')).toBeTruthy();
  expect(hasUnsavedForm()).toBe(false);
});

test('says why the device does not store what was typed, and keeps it', async () => {
  const send = () => Promise.reject(new StorageFullError('full', null));
  const { type, save, box, findByText } = open({ send });
  await type('Name', 'North');
  await type('Place', 'Souss');
  await save();
  expect(await findByText('|full|')).toBeTruthy();
  expect(box('Name').value).toBe('North');
});

test('keeps what was typed, and says nothing, when the session ends before the answer', async () => {
  const send = vi.fn(() => Promise.reject(new DOMException('The session has ended.', 'AbortError')));
  const { type, save, box, findByText } = open({ send });
  await type('Name', 'North');
  await type('Place', 'Souss');
  await save();
  await expect.poll(() => send.mock.calls.length).toBe(1);
  expect(await findByText('||')).toBeTruthy();
  expect(box('Name').value).toBe('North');
});

test('finds the fields of a form that a refusal names', () => {
  const errors = ['dripper_rate', 'name', 'elsewhere'].map((field) => ({ field, code: 'x', message: 'x' }));
  const problem = { type: '/problems/x', title: 'x', status: 422, code: 'x', errors };
  expect(refusedFields(new ApiError('problem', { status: 422, problem }), { name: '', dripperRate: '' })).toEqual([
    { field: 'dripperRate', code: 'refused' },
    { field: 'name', code: 'refused' },
  ]);
});
