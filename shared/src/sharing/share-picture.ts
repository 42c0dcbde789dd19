import { saveFile } from './save-file.ts';

const png = 'image/png';

/** Whether the system can share pictures: most phones can, many desktops cannot. */
export function canShareFiles(): boolean {
  const probe = new File([], 'a.png', { type: png });
  return typeof navigator.share === 'function' && (navigator.canShare?.({ files: [probe] }) ?? false);
}

/**
 * Hands a picture and its text to the system's share sheet. If there is none, or it refuses, the picture is saved as a file. Closing the
 * sheet is no failure.
 */
export async function sharePicture(picture: Blob, name: string, text: string): Promise<void> {
  if (!canShareFiles()) {
    saveFile(picture, name);
    return;
  }
  try {
    await navigator.share({ files: [new File([picture], name, { type: png })], text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(picture, name);
  }
}
