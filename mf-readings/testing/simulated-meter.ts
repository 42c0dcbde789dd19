import type { BluetoothMeter, WebBluetooth } from '../src/bluetooth/web-bluetooth.ts';

/** A frame as a meter sends it: the inverse of `unscrambled`. */
export function scrambled(meant: Uint8Array): Uint8Array {
  const bytes = Uint8Array.from(meant);
  for (let at = 1; at < bytes.length; at += 1) {
    const [own, before] = [~(bytes[at] ?? 0), ~(bytes[at - 1] ?? 0)];
    bytes[at] = ((own & 0xaa) >> 1) | ((before & 0x55) << 1);
    bytes[at - 1] = ((before & 0xaa) >> 1) | ((own & 0x55) << 1);
  }
  return bytes;
}

/** The unscrambled frame of a meter that shows this pH, and this EC in mS/cm. */
export function meantFrame({ ph, ec }: { ph: number; ec: number }): Uint8Array {
  const bytes = new Uint8Array(29);
  const put = (at: number, value: number) => bytes.set([value >> 8, value & 0xff], at);
  bytes.set([0xff, 0xa5, 0x01]);
  put(3, Math.round(ph * 100));
  put(5, Math.round(ec * 1000));
  put(13, 215);
  bytes[28] = bytes.reduce((sum, byte) => sum ^ byte, 0);
  return bytes;
}

/**
 * A browser with one meter in reach, as far as drivers use it. `frame` is what the meter sends. An Error is thrown when the meter is
 * connected or read (`failsAt`). A promise that never settles is a meter that never answers.
 */
export function simulatedBluetooth(
  frame: Uint8Array | Error | Promise<never>,
  failsAt: 'connecting' | 'reading' = 'connecting',
): WebBluetooth & { connections: number } {
  const bluetooth = {
    connections: 0,
    async requestDevice({ filters }: Parameters<WebBluetooth['requestDevice']>[0]): Promise<BluetoothMeter> {
      if (!filters.some(({ services }) => services.includes(0xff01))) throw new DOMException('', 'NotFoundError');
      const server = {
        async connect() {
          if (frame instanceof Error && failsAt === 'connecting') throw frame;
          bluetooth.connections += 1;
          return server;
        },
        disconnect: () => void (bluetooth.connections -= bluetooth.connections > 0 ? 1 : 0),
        getPrimaryService: async () => ({
          getCharacteristic: async () => ({
            async readValue() {
              if (frame instanceof Error) throw frame;
              return new DataView(Uint8Array.from(await frame).buffer);
            },
          }),
        }),
      };
      return { gatt: server };
    },
  };
  return bluetooth;
}
