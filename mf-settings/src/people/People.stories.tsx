import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answering, loggedIn, problem, silence, storyFarm, storyProfile } from '@seguia/testing/story-server';
import { withoutNetwork } from '@seguia/testing/story-troubles';
import { People } from './People.tsx';

type Store = Parameters<typeof loggedIn>[0];
type Answers = Parameters<typeof answering>[0];

const noon = Date.parse('2026-06-15T12:00:00Z') / 1000;
const day = 86_400;
const base = `/farmers/${storyFarm.id}`;
const manager = { ...storyFarm, permissions: [...storyFarm.permissions, 'users.view' as const] };
const server = () => Response.json({ name: 'Oasis', version: '1.4.2', time: noon, capabilities: ['people'] });

const person = (id: string, firstname: string, lastname: string, role: string, daysAgo: number | null) => ({
  id,
  firstname,
  lastname,
  email: `${firstname.toLowerCase()}@oasis.example`,
  role,
  disabled: false,
  last_seen_at: daysAgo === null ? null : noon - daysAgo * day,
  version: 1,
});
const own = person(storyProfile.id, 'Amina', 'El Fassi', 'manager', 0);
const others = [
  person('0199a000-0000-7000-8000-0000000000a1', 'Brahim', 'Aït Hmad', 'recorder', 1),
  person('0199a000-0000-7000-8000-0000000000a2', 'Salma', 'Ouazzani', 'recorder', 12),
  { ...person('0199a000-0000-7000-8000-0000000000a3', 'Youssef', 'Tazi', 'viewer', null), disabled: true },
];
const invitation = (id: string, firstname: string | null, days: number) => ({
  id,
  role: 'recorder',
  language: 'ar-MA',
  email: firstname && 'fatima@oasis.example',
  firstname,
  lastname: null,
  created_by: { id: own.id, firstname: own.firstname, lastname: own.lastname },
  created_at: noon,
  expire_at: noon + days * day,
  version: 1,
});
const open = [
  invitation('0199a000-0000-7000-8000-0000000000b1', 'Fatima', 6),
  invitation('0199a000-0000-7000-8000-0000000000b2', null, -2),
];
const made = {
  invitation: open[0],
  token: 'Z_aysEMqlvoSMPLk95IXgGSJBNBh80r14w4-Hd3xbVk',
  mailed: true,
};

const page = (data: readonly object[]) => () =>
  Response.json({ data, meta: { current_page: 1, per_page: 200, has_more: false } });
const refusing = (status: number, code: string) => () =>
  Response.json(
    { type: '/problems/story', title: 'Story', status, code, errors: [{ field: 'role', code, message: '' }] },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

const atServer = (answers: Answers, farm = manager) => ({
  prepare: (store: Store) => {
    loggedIn(store, { farm });
    answering({
      '/': server,
      [`${base}/members`]: page([own, ...others]),
      [`${base}/invitations`]: page(open),
      ...answers,
    });
  },
});

const meta = {
  title: 'Settings/People',
  component: People,
  parameters: { path: '/app/farm/people', padded: false, ...atServer({}) },
} satisfies Meta<typeof People>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    const members = await canvas.findByRole('list', { name: 'Sur l’exploitation' });
    await expect(within(members).getAllByRole('listitem')).toHaveLength(4);
    await expect(within(members).getByText(/Désactivé · Aucune visite/)).toBeVisible();
    await expect(canvas.getByText(/lien expiré/)).toBeVisible();
  },
};

export const EmptyButForOneself: Story = {
  parameters: atServer({ [`${base}/members`]: page([own]), [`${base}/invitations`]: page([]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Personne d’autre ici/)).toBeVisible();
  },
};

const changeRights: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Brahim/ }));
  const sheet = within(await canvas.findByRole('dialog', { name: 'Brahim Aït Hmad' }));
  await userEvent.click(sheet.getByRole('radio', { name: /^Consultation/ }));
  await userEvent.click(sheet.getByRole('button', { name: 'Enregistrer' }));
};

export const Rights: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Brahim/ }));
    await expect(await canvas.findByRole('radio', { name: /^Saisie/ })).toBeChecked();
  },
};

export const RefusedLastManager: Story = {
  parameters: atServer({ [`${base}/members/${others[0]!.id}`]: refusing(422, 'last_manager') }),
  play: async (context) => {
    await changeRights(context);
    await expect(await context.canvas.findByText(/^Il faut un responsable/)).toBeVisible();
  },
};

export const RefusedToOthers: Story = {
  parameters: atServer({}, storyFarm),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Seul un responsable gère les personnes.')).toBeVisible();
  },
};

export const EndingDevices: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Brahim/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Déconnecter ses appareils' }));
    await expect(
      await canvas.findByRole('alertdialog', { name: /^Déconnecter les appareils de Brahim/ }),
    ).toBeVisible();
  },
};

export const Inviting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Inviter quelqu’un' }));
    await expect(await canvas.findByRole('radio', { name: /^Saisie/ })).toBeChecked();
  },
};

export const InvitingWrongEmail: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Inviter quelqu’un' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail' }), 'fatima');
    await userEvent.click(canvas.getByRole('button', { name: 'Créer le lien' }));
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeInvalid();
  },
};

/** The link of a renewed invitation is shown once, as a code and as text. */
export const Link: Story = {
  parameters: atServer({ [`${base}/invitations/${open[0]!.id}/renew`]: () => Response.json(made) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invitation : Fatima' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Nouveau lien' }));
    await expect(await canvas.findByRole('img', { name: 'Code QR de l’invitation' })).toBeVisible();
    await expect(canvas.getByText(/Il part aussi par e-mail/)).toBeVisible();
  },
};

export const RefusedUsedInvitation: Story = {
  parameters: atServer({ [`${base}/invitations/${open[0]!.id}`]: problem(404) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invitation : Fatima' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Retirer' }));
    const question = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Retirer' }));
    await expect(await canvas.findByText('Cette invitation a servi ou a été retirée.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: atServer({ [`${base}/members`]: silence }),
};

export const Failing: Story = {
  parameters: atServer({ [`${base}/members`]: problem(503) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Le serveur est en panne. Réessayez dans quelques minutes.')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: atServer({ [`${base}/members`]: () => Promise.reject(new TypeError('Failed to fetch')) }),
  beforeEach: withoutNetwork,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hors ligne. Connectez-vous à un réseau, puis réessayez.')).toBeVisible();
  },
};

export const OlderServer: Story = {
  parameters: atServer({ '/': () => Response.json({ name: 'Oasis', version: '1.3.0', time: noon }) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Ce serveur ne le propose pas encore/)).toBeVisible());
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Sunlight: Story = { globals: { theme: 'outdoor' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
