import type { RefCallback } from 'react';
import { useBox } from './use-box.ts';

/** The width of an element in whole px, as `useBox` measures it. */
export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [attach, { width }] = useBox();
  return [attach, width];
}
