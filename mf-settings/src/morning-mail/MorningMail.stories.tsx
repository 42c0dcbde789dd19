import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, loggedIn, problem, silence, storyFarm } from '@seguia/testing/story-server';
import { withoutNetwork } from '@seguia/testing/story-troubles';
import { MorningMail } from './MorningMail.tsx';

type Store = Parameters<typeof loggedIn>[0];
type Answers = Parameters<typeof answering>[0];

const path = `/farmers/${storyFarm.id}/morning-mail`;
const info = (capabilities: readonly string[]) => () =>
  Response.json({ name: 'Oasis', version: '1.4.2', time: 1, capabilities });
const chosen = { hour: 6, language: 'fr', ec_unit: 'mS/cm', email: 'amina@oasis.example', version: 1 };
const never = { ...chosen, hour: null, version: 0 };

/** A server that accepts every choice. */
function keeping(first: typeof chosen | typeof never): Answers {
  let setting: object = first;
  let { version } = first;
  return {
    '/': info(['morning-mail']),
    '': info(['morning-mail']),
    [path]: async (request) => {
      if (request.method === 'PUT') {
        version += 1;
        setting = { ...setting, ...((await request.json()) as object), version };
      }
      return Response.json(setting);
    },
  };
}

const atServer = (answers: Answers) => (store: Store) => {
  loggedIn(store, { farm: storyFarm });
  answering(answers);
};

const meta = {
  title: 'Settings/Morning mail',
  component: MorningMail,
  parameters: { path: '/app/settings/morning-mail', padded: false, prepare: atServer(keeping(chosen)) },
} satisfies Meta<typeof MorningMail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtSix: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Recevoir ce mail' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: /06:00/ })).toBeVisible();
    await expect(canvas.getByText(/amina@oasis\.example/)).toBeVisible();
  },
};

/** The mail is off, as before the first choice; one press switches it on for six o'clock. */
export const SwitchingOn: Story = {
  parameters: { prepare: atServer(keeping(never)) },
  play: async ({ canvas, userEvent }) => {
    const receive = await canvas.findByRole('switch', { name: 'Recevoir ce mail' });
    await expect(receive).not.toBeChecked();
    await userEvent.click(receive);
    await expect(await canvas.findByRole('button', { name: /06:00/ })).toBeVisible();
  },
};

/** The choice goes back, and the screen gives the reason. */
export const RefusedToSave: Story = {
  parameters: {
    prepare: atServer({
      ...keeping(chosen),
      [path]: (request) => (request.method === 'PUT' ? problem(429)() : Response.json(chosen)),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Recevoir ce mail' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await expect(await dialog.findByText(/^Trop de tentatives/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Recevoir ce mail', hidden: true })).toBeChecked();
  },
};

export const Loading: Story = { parameters: { prepare: atServer({ '*': silence }) } };

export const Failing: Story = {
  parameters: { prepare: atServer({ '*': problem(503) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Le serveur est en panne. Réessayez dans quelques minutes.')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { prepare: atServer({}) },
  beforeEach: withoutNetwork,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hors ligne. Connectez-vous à un réseau, puis réessayez.')).toBeVisible();
  },
};

/** A data server that does not send this mail. */
export const WithoutMail: Story = {
  parameters: { prepare: atServer({ '/': info([]), '': info([]), [path]: problem(404) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ce serveur ne le propose pas encore/)).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTexts: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
