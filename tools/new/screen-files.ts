// The contents of a new screen's files.

interface NewScreen {
  app: string;
  route: string;
  component: string;
  /** The folder below src. */
  folder: string;
  /** The prefix of its texts' ids. */
  id: string;
  /** The title of its stories. */
  title: string;
  /** Its French texts. */
  texts: { title: string; empty: string };
}

export function screenFile({ component, id, route, texts }: NewScreen): string {
  return `import { defineMessages, useIntl } from '@seguia/shared/platform';
import { EmptyState, Page } from '@seguia/shared/ui';

const messages = defineMessages({
  title: { id: '${id}.title', defaultMessage: '${texts.title}' },
  empty: { id: '${id}.empty', defaultMessage: '${texts.empty}' },
});

/** \`${route}\` */
export function ${component}() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage(messages.title)}>
      <EmptyState title={intl.formatMessage(messages.empty)} />
    </Page>
  );
}
`;
}

export function storiesFile({ component, route, title }: NewScreen): string {
  const pattern = route.includes(':') ? `, route: '${route}'` : '';
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${component} } from './${component}.tsx';

const meta = {
  title: '${title}',
  component: ${component},
  parameters: { path: '${exampleOf(route)}'${pattern}, padded: false },
} satisfies Meta<typeof ${component}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const LongTexts: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
`;
}

/** The package with `render-screen`: in a repository of its own the doors bring it. */
const testing = process.env['SEGUIA_WORKSPACE'] === undefined ? '@seguia/testing' : '@seguia/shared/testing';

export function testFile({ app, id, route }: NewScreen): string {
  return `// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import texts from '../../../locales/${app}/en.json' with { type: 'json' };
import { renderScreen } from '${testing}/render-screen';
import feature from '../feature.ts';

test('${route} says what it is', async () => {
  const screen = await renderScreen({ feature, app: '${app}', path: '${exampleOf(route)}' });
  const name = texts['${id}.title'];
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
});
`;
}

/** A path that matches the route's pattern. */
const exampleOf = (route: string) => route.replaceAll(/:\w+/g, '1');
