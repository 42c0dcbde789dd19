import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../buttons/Button.tsx';
import { Form, FormErrors } from './Form.tsx';
import { TextField } from '../fields/TextField.tsx';

const meta = {
  title: 'Kit/Form',
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

export const Submitted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Se connecter' });
    await userEvent.dblClick(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Quick as a machine: what was typed between makes it another attempt, not the same press twice. */
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
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
};
