import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { Button } from '../buttons/Button.tsx';
import { LinkButton } from '../buttons/LinkButton.tsx';
import { TextField } from '../fields/TextField.tsx';
import { SheetForm } from './SheetForm.tsx';

function Sheet() {
  const [name, setName] = useState('');
  return (
    <>
      <SheetForm label="Parcelle" form={{ submit: async () => true, wouldLose: () => name !== '' }}>
        <TextField label="Nom" name="name" value={name} onChange={setName} />
        <Button type="submit" variant="primary">
          Enregistrer
        </Button>
      </SheetForm>
      <LinkButton to="/elsewhere">Autre écran</LinkButton>
    </>
  );
}

const meta = { title: 'Kit/SheetForm', tags: ['autodocs'], component: Sheet } satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const AsksBeforeLeaving: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom' }), 'Nord');
    await userEvent.click(canvas.getByRole('link', { name: 'Autre écran' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
