// The contents of a new form's stories and of its test.
import type { NewForm } from './form-files.ts';

export function formStoriesFile({ component, route, title, texts }: NewForm): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answering, loggedIn, problem, storyFarm } from '@seguia/testing/story-server';
import { ${component} } from './${component}.tsx';

type Store = Parameters<typeof loggedIn>[0];

const atServer = (answers: Parameters<typeof answering>[0]) => (store: Store) => {
  loggedIn(store, { farm: storyFarm });
  answering(answers);
};

const meta = {
  title: '${title}',
  component: ${component},
  parameters: { path: '${route}', padded: false, prepare: atServer({}) },
} satisfies Meta<typeof ${component}>;
export default meta;
type Story = StoryObj<typeof meta>;

const save: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: '${texts['name']}' }), 'Nord');
  await userEvent.click(canvas.getByRole('button', { name: '${texts['save']}' }));
  await expect(await canvas.findByText('${texts['failed']}')).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: '${texts['name']}' })).toHaveValue('Nord');
};

export const Begun: Story = {};
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '${texts['save']}' }));
    await expect(await canvas.findByText('${texts['missing']}')).toBeVisible();
  },
};
export const Failing: Story = { parameters: { prepare: atServer({ '*': problem(503) }) }, play: save };
export const Offline: Story = { play: save };
export const Refused: Story = { parameters: { prepare: atServer({ '*': problem(403) }) }, play: save };
export const LongTexts: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
`;
}

export function formTestFile({ app, id, route }: NewForm): string {
  return `// @vitest-environment happy-dom
import { call, chooseFarmAtom, profileAtom, serverAtom, sessionAtom } from '@seguia/shared/platform';
import { startDataServer } from '@seguia/testing/data-server';
import { renderScreen, soon } from '@seguia/testing/render-screen';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import texts from '../../../locales/${app}/en.json' with { type: 'json' };
import feature from '../feature.ts';

test('${route} names what is missing, then saves on the server', async () => {
  const server = await startDataServer();
  const farm = await server.addFarm();
  const { token, ...person } = await server.addPerson([farm], 'manager');
  const times = { createdAt: 1, updatedAt: 1 };
  const screen = await renderScreen({
    feature,
    app: '${app}',
    path: '${route}',
    prepare(store) {
      store.set(serverAtom, server.url);
      store.set(sessionAtom, { token, deviceToken: 'd', ...times, expireAt: 9_999_999_999 });
      store.set(profileAtom, { ...person, avatar: null, permissions: [], ...times });
    },
  });
  await act(() => screen.store.set(chooseFarmAtom, farm.id));
  const type = async (name: string, text: string) =>
    screen.person.type(await screen.findByRole('textbox', { name }), text);
  const save = () => screen.person.click(screen.getByRole('button', { name: texts['${id}.save'] }));
  await type(texts['${id}.area'], '250');
  await save();
  expect(await screen.findByText(texts['${id}.missing'])).toBeTruthy();
  await type(texts['${id}.name'], 'North');
  await save();
  const params = { path: { farmer_id: farm.id } };
  const api = server.apiOf({ token, ...person });
  const saved = async () => (await call(api.GET('/farmers/{farmer_id}/plots', { params }))).data;
  await expect.poll(saved, soon).toMatchObject([{ name: 'North', area: 250 }]);
  await server.close();
});
`;
}
