import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from './Button.tsx';
import { column } from '../../../testing/story-frames.tsx';

const meta = {
  title: 'Kit/Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Enregistrer', onPress: fn() },
  decorators: [column],
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };
export const Variants: Story = {
  render: () => (
    <>
      <Button variant="primary" large full>
        Enregistrer
      </Button>
      <Button variant="primary" icon="plus">
        Nouveau relevé
      </Button>
      <Button>Tester la connexion</Button>
      <Button variant="quiet">Tout afficher</Button>
      <Button variant="danger" icon="delete">
        Supprimer
      </Button>
      <Button disabled>Enregistrer</Button>
      <Button variant="primary" disabled>
        Enregistrer
      </Button>
    </>
  ),
};

export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true, variant: 'primary', children: 'Connexion' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { full: true, children: 'Télécharger tous les relevés non envoyés de cette exploitation dans un fichier' },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  args: { variant: 'primary', icon: 'logout', children: 'تسجيل الخروج' },
};
