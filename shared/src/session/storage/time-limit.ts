/** Milliseconds that a write or an opening may take before it counts as hanging. */
const storagePatience = 5000;

/** The browser's storage began to do something and did not come to an end. It may still do so. */
export class StorageHangsError extends Error {
  override name = 'StorageHangsError';

  constructor(milliseconds: number) {
    super(`The browser's storage did not answer within ${milliseconds} ms.`);
  }
}

/** Waits for `work`, 5 s at most where nothing else is said. Throws StorageHangsError after that. */
export async function withTimeLimit<T>(work: Promise<T>, milliseconds = storagePatience): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hangs = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StorageHangsError(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work, hangs]);
  } finally {
    clearTimeout(timer);
  }
}
