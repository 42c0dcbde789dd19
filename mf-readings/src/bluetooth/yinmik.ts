import type { MeterDriver } from './meter-driver.ts';
import { valuesIn } from './yinmik-frame.ts';

/**
 * Meters of Yinmik and Yieryi (BLE-YC01, BLE-9908, BLE-9909 and their sisters): service FF01, whose characteristic FF02 gives what the meter shows. Their maker
 * described it to a user, who published it: community.home-assistant.io/t/418684 (post 12). No such meter was at hand: docs/decisions/129 says what could be checked without one.
 */
export const yinmik: MeterDriver = {
  service: 0xff01,
  async read(server) {
    const service = await server.getPrimaryService(0xff01);
    const { buffer, byteOffset, byteLength } = await (await service.getCharacteristic(0xff02)).readValue();
    return valuesIn(new Uint8Array(buffer, byteOffset, byteLength));
  },
};
