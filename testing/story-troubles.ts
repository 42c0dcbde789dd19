/** `beforeEach` of a story: the device has no network, and knows it. */
export function withoutNetwork(): () => void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'onLine');
}

/** `beforeEach` of a story: the device is full, so that nothing more can be stored. */
export function withoutRoom(): () => void {
  const { put, add } = IDBObjectStore.prototype;
  const full = () => {
    throw new DOMException('The story’s device is full.', 'QuotaExceededError');
  };
  Object.assign(IDBObjectStore.prototype, { put: full, add: full });
  return () => void Object.assign(IDBObjectStore.prototype, { put, add });
}
