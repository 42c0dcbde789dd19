import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState.tsx';
import { LinkButton } from '../buttons/LinkButton.tsx';

const meta = {
  title: 'Kit/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  args: {
    title: 'Aucun relevé pour l’instant.',
    action: (
      <LinkButton to="/app/new" variant="primary" icon="plus">
        Nouveau relevé
      </LinkButton>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithText: Story = {
  args: {
    title: 'Votre compte n’est lié à aucune exploitation.',
    text: 'Pour y remédier, contactez la personne qui a créé votre accès.',
    action: undefined,
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  args: { title: 'لا توجد قراءات بعد.', action: undefined },
};
