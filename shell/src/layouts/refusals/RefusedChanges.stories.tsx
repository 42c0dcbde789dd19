import { newId } from '@seguia/shared/domain/uuid';
import { type OutboxEntry, syncStatusAtom } from '@seguia/shared/platform';
import { deviceAtom } from '@seguia/shared/device/local/farm-device';
import { outboxIsReadAtom } from '@seguia/shared/device/local/outbox-atom';
import { storyFarm } from '@seguia/testing/story-server';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { expect } from 'storybook/test';
import { online } from '../../../testing/story-shell.ts';
import { RefusedChanges } from './RefusedChanges.tsx';

interface Args {
  /** The refused changes: what became of each, and the status of the server's answer. */
  refused: readonly { kind: 'put' | 'delete'; baseVersion: number | null; status: number }[];
}

const meta = {
  title: 'Shell/Refused changes',
  args: { refused: [{ kind: 'delete', baseVersion: 2, status: 422 }] },
  parameters: { prepare: online },
  render: function Refusing({ refused }) {
    useAtomValue(syncStatusAtom);
    const isRead = useAtomValue(outboxIsReadAtom);
    const device = useAtomValue(deviceAtom);
    const hasArrived = useRef(false);
    useEffect(() => {
      const arrive = async () => {
        const db = await device?.db();
        for (const { kind, baseVersion, status } of refused) {
          const problem = { type: 'x', title: 'x', status, code: 'x' };
          const state = status === 403 ? 'waiting' : 'refused';
          const change = { key: newId(), kind, readingId: newId(), farmId: storyFarm.id, baseVersion, state, problem };
          await db?.add('outbox', { ...change, attempts: 1, createdAt: 1 } as OutboxEntry);
        }
        device?.changes.announce('outbox');
      };
      if (!isRead || hasArrived.current) return;
      hasArrived.current = true;
      void arrive();
    }, [isRead, device, refused]);
    return <RefusedChanges />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deletion: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alertdialog', { name: 'Erreur' })).toHaveTextContent(
      'Le relevé n’a pas pu être supprimé.',
    );
  },
};
const many = {
  refused: [
    { kind: 'put', baseVersion: null, status: 422 },
    { kind: 'put', baseVersion: null, status: 413 },
    { kind: 'put', baseVersion: 3, status: 422 },
    { kind: 'delete', baseVersion: 3, status: 403 },
  ],
} satisfies Args;
export const Several: Story = { args: many };
export const OfTheRole: Story = { args: { refused: [{ kind: 'delete', baseVersion: 2, status: 403 }] } };
export const RightToLeft: Story = { args: many, globals: { locale: 'ar-MA' } };
export const Dark: Story = { args: many, globals: { theme: 'dark' } };
export const LongTextsSmallPhone: Story = {
  args: many,
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
