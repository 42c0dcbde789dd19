/** Milliseconds after which a write or an opening counts as hanging. */
const storagePatience = 5000;

/** The browser's storage began something and has not finished in time. It may still finish. */
export class StorageHangsError extends Error {
  override name = 'StorageHangsError';

  constructor(milliseconds: number) {
    super(`The browser's storage did not answer within ${milliseconds} ms.`);
  }
}

/** Waits for `work` for `milliseconds`, 5 s by default. Then throws the error of `late`, by default StorageHangsError; the work continues. */
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
