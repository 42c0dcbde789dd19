import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../buttons/Button.tsx';
import { DateField } from '../dates/DateField.tsx';
import { DateRange } from '../dates/DateRange.tsx';
import { TimeField } from '../dates/TimeField.tsx';
import { Form, FormErrors } from './Form.tsx';
import { TextField } from '../fields/TextField.tsx';

const meta = {
  title: 'Kit/Form',
  tags: ['autodocs'],
  component: Form,
  args: { label: 'Connexion', onSubmit: fn(), children: null },
  render: (args) => (
    <Form {...args}>
      <TextField label="E-mail" name="email" type="email" value="lea@exploitation.fr" onChange={fn()} />
      <Button type="submit" variant="primary" full large>
        Se connecter
      </Button>
    </Form>
  ),
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };
export const Submitted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Se connecter' });
    await userEvent.dblClick(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** As quick as a machine: because something was typed in between, this is another attempt, not the same press twice. */
export const SubmittedAgainAfterTyping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    await userEvent.type(canvas.getByRole('textbox'), 'x{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const WithControlEnter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Errors: Story = {
  render: (args) => (
    <Form {...args}>
      <FormErrors
        errors={[
          { name: 'email', text: 'Saisissez l’e-mail de votre compte.' },
          { name: 'password', text: 'Saisissez le mot de passe.' },
          { text: 'Le serveur ne répond pas.' },
        ]}
      />
      <TextField label="E-mail" name="email" type="email" value="" error="Saisissez l’e-mail." onChange={fn()} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /e-mail de votre compte/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus());
  },
};

const incomplete = /incomplète/;
/** A date without its month still has its old value in the form: it is refused, and its parts stay as they are. */
export const DatesTypedInPart: Story = {
  render: function Dates(args) {
    const [date, setDate] = useState<string | null>('2026-11-17');
    const [time, setTime] = useState<string | null>('08:30');
    const [days, setDays] = useState<{ start: string; end: string } | null>({ start: '2026-11-01', end: '2026-11-17' });
    const [last, setLast] = useState<string | null>(null);
    return (
      <Form {...args}>
        <DateField label="Date" value={date} onChange={setDate} />
        <TimeField label="Heure" value={time} onChange={setTime} />
        <DateRange label="Période" start={days?.start ?? null} end={days?.end ?? null} onChange={setDays} />
        <DateField label="Dernier jour" value={last} onChange={setLast} />
        <Button onPress={() => setDate('2026-12-01')}>Décembre</Button>
        <Button type="submit" variant="primary" full large>
          Enregistrer
        </Button>
      </Form>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const partsOf = (label: string) => within(canvas.getByRole('group', { name: label })).getAllByRole('spinbutton');
    const save = canvas.getByRole('button', { name: 'Enregistrer' });
    for (const [label, part, typed] of [
      ['Date', 1, '11'],
      ['Heure', 1, '30'],
      ['Période', 5, '2026'],
    ] as const) {
      const at = partsOf(label)[part]!;
      await userEvent.click(at);
      await userEvent.keyboard('{Backspace}'.repeat(typed.length));
      await userEvent.click(save);
      await expect(await canvas.findByText(incomplete)).toBeVisible();
      await waitFor(() => expect(at).toHaveFocus());
      await expect(at).toHaveAttribute('data-placeholder');
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.keyboard(typed);
      await userEvent.tab();
      await waitFor(() => expect(canvas.queryByText(incomplete)).toBeNull());
    }
    await userEvent.click(partsOf('Date')[0]!);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.tab({ shift: true });
    await expect(await canvas.findByText(incomplete)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Décembre' }));
    await waitFor(() => expect(canvas.queryByText(incomplete)).toBeNull());
    await userEvent.click(partsOf('Dernier jour')[0]!);
    await userEvent.keyboard('12{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText(incomplete)).toBeVisible();
    await waitFor(() => expect(partsOf('Dernier jour')[1]).toHaveFocus());
    await userEvent.keyboard('112026{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
