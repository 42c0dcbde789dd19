import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../src/ui/buttons/Button.tsx';

/** A column with gaps, for stories that show several things. */
export const column: Decorator = (Story) => (
  <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 'var(--space-12)' }}>
    <Story />
  </div>
);

/** A button that opens a dialog, which every answer closes. An open dialog would cover the page that describes it. */
export const opener: Decorator = (Story, { args }) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const closing = Object.fromEntries(
    Object.keys(args).flatMap((name) => (/^on[A-Z]/.test(name) && name !== 'onWait' ? [[name, close]] : [])),
  );
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ouvrir</Button>
      {isOpen && <Story args={{ ...args, ...closing }} />}
    </>
  );
};
