/** What drivers use of Web Bluetooth (webbluetoothcg.github.io/web-bluetooth); TypeScript’s library does not have it. */
export interface WebBluetooth {
  requestDevice(options: { filters: { services: number[] }[] }): Promise<BluetoothMeter>;
}

export interface BluetoothMeter {
  gatt?: GattServer | undefined;
}

export interface GattServer {
  connect(): Promise<GattServer>;
  disconnect(): void;
  getPrimaryService(service: number): Promise<{
    getCharacteristic(characteristic: number): Promise<{ readValue(): Promise<DataView> }>;
  }>;
}

/** The browser's Web Bluetooth; null where it has none. */
export const webBluetooth = (): WebBluetooth | null =>
  (navigator as Navigator & { bluetooth?: WebBluetooth }).bluetooth ?? null;
