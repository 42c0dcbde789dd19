import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { Button } from '../src/ui/buttons/Button.tsx';

/** A column with gaps, for stories that show several things. */
export const column: Decorator = (Story) => (
  <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 'var(--space-12)' }}>
    <Story />
  </div>
);

/** A button that opens a dialog, which every answer closes. An open dialog would cover the page that describes it. */
export const opener: Decorator = (Story, { args }) => (
  <Opener>
    {(close) => {
      const answers = Object.keys(args).filter((name) => /^on[A-Z]/.test(name) && name !== 'onWait');
      return <Story args={{ ...args, ...Object.fromEntries(answers.map((name) => [name, close])) }} />;
    }}
  </Opener>
);

function Opener({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ouvrir</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
