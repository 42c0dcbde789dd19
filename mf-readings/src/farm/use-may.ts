import type { Permission } from '@seguia/shared/domain/permissions';
import { canAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';

/** Whether this person's role allows something on the chosen farm. What it does not is hidden; the server decides. */
export function useMay(permission: Permission): boolean {
  return useAtomValue(canAtom)(permission);
}
