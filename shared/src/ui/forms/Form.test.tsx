// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import { DateField } from '../dates/DateField.tsx';
import { TimeField } from '../dates/TimeField.tsx';
import { ComboBox } from '../pickers/ComboBox.tsx';
import { Select } from '../pickers/Select.tsx';
import { Form, FormErrors } from './Form.tsx';
import { TextField } from '../fields/TextField.tsx';

afterEach(cleanup);

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
