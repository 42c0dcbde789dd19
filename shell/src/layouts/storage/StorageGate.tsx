import type { ReactNode } from 'react';
import { StorageFault } from '../../errors/StorageFault.tsx';
import { useStorageFault } from './use-storage-fault.ts';

/** Says so where the device database does not open, instead of showing screens that stay empty. */
export function StorageGate({ children }: { children: ReactNode }) {
  const fault = useStorageFault();
  return fault ? <StorageFault fault={fault} /> : children;
}
