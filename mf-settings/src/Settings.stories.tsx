import { appVersion, saveReadingAtom } from '@seguia/shared/platform';
import { newId } from '@seguia/shared/domain/uuid';
import { watchInstall } from '@seguia/shared/session/settings/install';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { answering, loggedIn, problem, storyFarm, storyProfile } from '@seguia/testing/story-server';
import { withoutNetwork } from '@seguia/testing/story-troubles';
import { Settings } from './Settings.tsx';

type Store = Parameters<typeof loggedIn>[0];

const chosen = (store: Store) => {
  loggedIn(store, { farm: storyFarm });
  answering({});
};

/** A separate account, so that its unsent readings do not appear in the other stories. */
const withUnsent = async (store: Store) => {
  loggedIn(store, { as: { ...storyProfile, id: newId() }, farm: storyFarm });
  answering({});
  const plotId = '0199a000-0000-7000-8000-0000000000b1';
  const id = '0199a000-0000-7000-8000-0000000000e1';
  const body = { plotId, date: '2026-06-15', time: '08:00', entryType: 'value', intakeEc: 2.1 } as const;
  await store.set(saveReadingAtom, { id, ...body });
};

const meta = {
  title: 'Settings/Settings',
  component: Settings,
  parameters: { path: '/app/settings', padded: false, prepare: chosen },
} satisfies Meta<typeof Settings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllSent: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${appVersion.version} (${appVersion.build})`)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Changer le mot de passe' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Appareils connectés' })).toBeVisible();
  },
};

/** A data server that does not know the calls for the password and the devices: the screen has no links to them. */
export const OlderServer: Story = {
  parameters: {
    prepare: (store: Store) => {
      loggedIn(store, { farm: storyFarm });
      answering({ '/account/sessions': problem(404) });
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Changer le mot de passe' })).toBeNull());
    await expect(canvas.queryByRole('link', { name: 'Appareils connectés' })).toBeNull();
  },
};

export const NotSent: Story = {
  parameters: { prepare: withUnsent },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ à envoyer$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voir ce qui n’est pas envoyé' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { prepare: withUnsent },
  beforeEach: withoutNetwork,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hors ligne. Les changements sont gardés, puis envoyés.')).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: {
    prepare: async (store: Store) => {
      await withUnsent(store);
      answering({ '*': problem(503) });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Le serveur n’a pas pu être joint/)).toBeVisible();
  },
};

/** A reading that the server refused waits for the person. */
export const RefusedReading: Story = {
  parameters: {
    prepare: async (store: Store) => {
      await withUnsent(store);
      answering({ '*': problem(422) });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 à corriger')).toBeVisible();
  },
};

/** The browser offers to install the app. */
export const CanInstall: Story = {
  play: async ({ canvas, userEvent }) => {
    watchInstall();
    const prompt = fn(() => Promise.resolve());
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Installer Seguia sur cet appareil' }));
    await expect(prompt).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Installer/ })).toBeNull());
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    await expect(await canvas.findByRole('button', { name: 'Installer Seguia sur cet appareil' })).toBeVisible();
  },
};

/** Safari on an iPhone offers no installation: the text describes the way, and what happens otherwise. */
export const CanInstallOnIphone: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'standalone');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/« Sur l’écran d’accueil »/)).toBeVisible();
    await expect(canvas.getByText(/sept jours sans visite/)).toBeVisible();
  },
};

export const LoggingOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Se déconnecter' }));
    await expect(await canvas.findByRole('alertdialog', { name: 'Se déconnecter ?' })).toBeVisible();
  },
};

export const LoggingOutWithUnsent: Story = {
  parameters: { prepare: withUnsent },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^\d+ à envoyer$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Se déconnecter' }));
    await expect(await canvas.findByRole('button', { name: 'Attendre l’envoi' })).toBeVisible();
  },
};

export const ChangingServer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changer de serveur de données' }));
    await expect(await canvas.findByRole('alertdialog')).toBeVisible();
  },
};

export const Licences: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Licences' }));
    const name = await canvas.findByText('react-intl');
    await expect(canvas.queryByText(/^BSD 3-Clause License/i)).toBeNull();
    await userEvent.click(name);
    await expect(within(name.closest('details')!).getByText(/Redistribution and use in source/)).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Sunlight: Story = { globals: { theme: 'outdoor' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
