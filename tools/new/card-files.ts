// The contents of a new card's files. It begins with the farm's plots, which it reads from the device, so that its stories show its states.
import type { SlotName } from '../../shared/src/slots/slot-names.ts';

interface NewCard {
  slot: SlotName;
  component: string;
  /** The prefix of its texts' ids. */
  id: string;
  /** The title of its stories. */
  title: string;
  /** Its French texts. */
  texts: { title: string; plots: string };
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
  return `import { defineMessages, useIntl, visiblePlotsAtom } from '@seguia/shared/platform';
import { Section } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';

const messages = defineMessages({
  title: { id: '${id}.title', defaultMessage: '${texts.title}' },
  plots: { id: '${id}.plots', defaultMessage: '${texts.plots}' },
});

/** The card in the slot \`${slot}\`, which passes \`SlotProps['${slot}']\`. It draws nothing where it has nothing to say. */
export function ${component}() {
  const intl = useIntl();
  const plots = useAtomValue(visiblePlotsAtom);
  if (!plots || plots.length === 0) return null;
  return (
    <Section title={intl.formatMessage(messages.title)}>
      <p>{intl.formatMessage(messages.plots, { count: plots.length })}</p>
    </Section>
  );
}
`;
}

export function cardStoriesFile({ component, slot, title }: NewCard): string {
  return `import type { Plot } from '@seguia/shared/platform';
import { onStoryDevice } from '@seguia/testing/story-server';
import { withoutNetwork } from '@seguia/testing/story-troubles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${component} } from './${component}.tsx';

const plot: Plot = {
  id: '0199a000-0000-7000-8000-000000000b01',
  name: 'Nord',
  position: 1,
  area: null,
  irrigationUnits: 1,
  crops: [],
  closed: false,
  updatedAt: 1,
};

const meta = {
  title: '${title}',
  component: ${component},
  parameters: { path: '${screens[slot]}', slot: '${slot}', prepare: onStoryDevice({ items: { plots: [plot] } }) },
} satisfies Meta<typeof ${component}>;
export default meta;
type Story = StoryObj<typeof meta>;

const isShown: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('region')).toBeVisible();
};

export const Begun: Story = { play: isShown };
/** The card reads what is on the device. */
export const Offline: Story = { beforeEach: withoutNetwork, play: isShown };
/** The farm has no plots, so the card takes no room. */
export const Empty: Story = { parameters: { prepare: onStoryDevice({}) } };
export const LongTexts: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
`;
}
