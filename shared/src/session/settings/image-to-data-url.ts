/** Fetches a picture as a base64 data URL; null (and a line in the console) when that fails. */
export async function imageToDataUrl(url: string, signal?: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(url, signal ? { signal } : {});
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await readAsDataUrl(await response.blob());
  } catch (error) {
    console.error('The picture could not be fetched:', error);
    return null;
  }
}

function readAsDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
}
