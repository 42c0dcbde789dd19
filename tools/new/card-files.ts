// The contents of a new card's files.
import type { SlotName } from '../../shared/src/slots/slot-names.ts';

interface NewCard {
  slot: SlotName;
  component: string;
  /** The prefix of its texts' ids. */
  id: string;
  /** The title of its stories. */
  title: string;
  /** Its French texts. */
  texts: { title: string; empty: string };
}

/** Where a slot's screen is. */
const screens: Record<SlotName, string> = {
  start: '/app',
  today: '/app',
  board: '/app?view=map',
  water: '/app/water',
  plot: '/app/campaign/1/plot/1',
};

export function cardFile({ component, slot, id, texts }: NewCard): string {
  return `import { defineMessages, useIntl } from '@seguia/shared/platform';
import { Section } from '@seguia/shared/ui';

const messages = defineMessages({
  title: { id: '${id}.title', defaultMessage: '${texts.title}' },
  empty: { id: '${id}.empty', defaultMessage: '${texts.empty}' },
});

/** The card in the slot \`${slot}\`, which passes \`SlotProps['${slot}']\`. */
export function ${component}() {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage(messages.title)}>
      <p>{intl.formatMessage(messages.empty)}</p>
    </Section>
  );
}
`;
}

export function cardStoriesFile({ component, slot, title }: NewCard): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${component} } from './${component}.tsx';

const meta = {
  title: '${title}',
  component: ${component},
  parameters: { path: '${screens[slot]}', slot: '${slot}' },
} satisfies Meta<typeof ${component}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toBeVisible();
  },
};
export const LongTexts: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
`;
}
