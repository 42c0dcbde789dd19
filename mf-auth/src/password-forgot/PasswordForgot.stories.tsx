import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answering, loggedOut, problem, silence } from '@seguia/testing/story-server';
import { withoutNetwork } from '@seguia/testing/story-troubles';
import { PasswordForgot } from './PasswordForgot.tsx';

type Store = Parameters<typeof loggedOut>[0];

const answered = (answer?: Parameters<typeof answering>[0][string]) => ({
  prepare: (store: Store) => {
    loggedOut(store, { email: 'amina@oasis.example' });
    answering(answer ? { '/account/forgot-password': answer } : {});
  },
});

const meta = {
  title: 'Login/PasswordForgot',
  component: PasswordForgot,
  parameters: { path: '/password-forgot', padded: false, ...answered() },
} satisfies Meta<typeof PasswordForgot>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Réinitialiser le mot de passe' }));
};

export const Empty: Story = {};
export const LoadingAnswer: Story = { parameters: answered(silence), play: submit };
export const Sent: Story = {
  parameters: answered(() => Response.json({ message: 'sent' })),
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByText(/Un nouveau mot de passe vous a été envoyé/)).toBeVisible();
  },
};
export const Offline: Story = {
  beforeEach: withoutNetwork,
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByText(/^Hors ligne/)).toBeVisible();
  },
};
export const Unreachable: Story = { play: submit };
export const Failing: Story = { parameters: answered(problem(500)), play: submit };
export const RefusedTooManyAttempts: Story = {
  parameters: answered(problem(429, { 'retry-after': '600' })),
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Attendez 10 minutes');
  },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  parameters: answered(() => Response.json({ message: 'sent' })),
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
