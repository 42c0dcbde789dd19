import { vi } from 'vitest';
import { nativeBridge, type NativeMethods } from './native-bridge.ts';

/** Puts Capacitor's bridge around the page until `vi.unstubAllGlobals`. */
export function stubNativeBridge(methods: NativeMethods, options: { native?: boolean } = {}) {
  const { globals, ...bridge } = nativeBridge(methods, options);
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return bridge;
}
