/** Milliseconds that a write or an opening may take before it counts as hanging. */
const storagePatience = 5000;

/** The browser's storage began to do something and did not come to an end. It may still do so. */
export class StorageHangsError extends Error {
  override name = 'StorageHangsError';

  constructor(milliseconds: number) {
    super(`The browser's storage did not answer within ${milliseconds} ms.`);
  }
}

/** Waits for `work` for `milliseconds`, 5 s by default. Throws the error that `late` makes after that, by default StorageHangsError; the work goes on. */
export async function withTimeLimit<T>(
  work: Promise<T>,
  milliseconds = storagePatience,
  late: () => Error = () => new StorageHangsError(milliseconds),
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hangs = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  try {
    return await Promise.race([work, hangs]);
  } finally {
    clearTimeout(timer);
  }
}
