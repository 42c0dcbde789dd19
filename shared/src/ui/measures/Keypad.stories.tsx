import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Form } from '../forms/Form.tsx';
import { Keypad } from './Keypad.tsx';
import { MeasureField } from './MeasureField.tsx';

const submitted = fn();

function Fields(args: Parameters<typeof Keypad>[0]) {
  const [values, setValues] = useState({ ec: '', ph: '' });
  return (
    <Form onSubmit={submitted}>
      <MeasureField
        label="EC d’apport"
        unit="mS/cm"
        last="2,4"
        value={values.ec}
        onChange={(ec) => setValues({ ...values, ec })}
      />
      <MeasureField label="pH d’apport" last="5,8" value={values.ph} onChange={(ph) => setValues({ ...values, ph })} />
      <Keypad {...args} />
    </Form>
  );
}

const meta = {
  title: 'Kit/Keypad',
  tags: ['autodocs'],
  component: Keypad,
  args: { action: { label: 'Enregistrer' }, decimalMark: ',' },
  render: Fields,
  parameters: { padded: false },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flex: 1, flexDirection: 'column', padding: 'var(--space-16) var(--space-16) 0' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Keypad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Typed: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvas, userEvent }) => {
    submitted.mockClear();
    const ec = canvas.getByRole('textbox', { name: 'EC d’apport' });
    await userEvent.click(ec);
    await expect(ec).toHaveAttribute('inputmode', 'none');
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('2');
    await press('Séparateur décimal');
    await press('4');
    await press('5');
    await press('Effacer');
    await expect(ec).toHaveValue('2,4');
    await expect(ec).toHaveFocus();
    await press('Suivant');
    const ph = canvas.getByRole('textbox', { name: 'pH d’apport' });
    await expect(ph).toHaveFocus();
    await press('6');
    await expect(ph).toHaveValue('6');
    await press('Enregistrer');
    await expect(submitted).toHaveBeenCalledOnce();
  },
};

export const AutomaticMark: Story = {
  globals: { locale: 'fr' },
  render: function Automatic(args) {
    const [ec, setEc] = useState('');
    return (
      <Form onSubmit={submitted}>
        <MeasureField label="EC d’apport" unit="mS/cm" markAfter={1} value={ec} onChange={setEc} />
        <Keypad {...args} />
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const ec = canvas.getByRole('textbox', { name: 'EC d’apport' });
    await userEvent.click(ec);
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('2');
    await press('7');
    await expect(ec).toHaveValue('2,7');
    await press('Effacer');
    await press('Effacer');
    await expect(ec).toHaveValue('2');
  },
};

export const Hidden: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'EC d’apport' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer' }));
    await expect(canvas.queryByRole('button', { name: '7' })).toBeNull();
  },
};

export const EnterGoesOn: Story = {
  play: async ({ canvas, userEvent }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole('textbox', { name: 'EC d’apport' }));
    await userEvent.keyboard('2,4{Enter}5,8{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'pH d’apport' })).toHaveValue('5,8');
    await expect(submitted).toHaveBeenCalledOnce();
  },
};

export const PhoneKeyboard: Story = {
  args: { enabled: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'EC d’apport' }));
    await expect(canvas.getByRole('textbox', { name: 'EC d’apport' })).toHaveAttribute('inputmode', 'decimal');
    await expect(canvas.queryByRole('button', { name: '7' })).toBeNull();
  },
};

export const Busy: Story = { args: { action: { label: 'Enregistrer', busy: true } } };

const open: Story['play'] = async ({ canvas, userEvent }) => {
  const [field] = canvas.getAllByRole('textbox');
  if (field) await userEvent.click(field);
};
export const OpenDark: Story = { globals: { theme: 'dark' }, play: open };
export const OpenOutdoor: Story = { globals: { theme: 'outdoor' }, play: open };
export const OpenFromTheRight: Story = { globals: { locale: 'ar-MA' }, args: { action: { label: 'حفظ' } }, play: open };
export const OpenLongText: Story = {
  args: { action: { label: 'Parcelle suivante' } },
  globals: { locale: 'pl' },
  play: open,
};
