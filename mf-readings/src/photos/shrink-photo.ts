import { readJpeg } from '@seguia/shared/domain/photos/jpeg';
import { longestSide, mostPhotoBytes } from '@seguia/shared/domain/photos/photo-limits';

/** The device cannot read a file as a picture. */
export class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError';
}

/** The wanted size of a photo in bytes: two minutes on a network of 30 kbit/s. */
const wantedBytes = 400_000;
/** Qualities of JPEG, best first. The last is used whatever size it gives. */
const qualities = [0.82, 0.7, 0.55];

/**
 * A picture as it is stored and sent: an upright JPEG whose longer side is at most 1600 pixels, without metadata. Drawing it anew drops the
 * place where it was taken; what the browser itself adds is removed, too. Throws UnreadablePictureError.
 */
export async function shrinkPhoto(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = await drawn(file);
  for (const quality of qualities) {
    const bytes = await encoded(canvas, quality);
    if (bytes.length <= wantedBytes || (quality === qualities.at(-1) && bytes.length <= mostPhotoBytes)) return bytes;
  }
  throw new UnreadablePictureError();
}

/** The size in pixels that a picture is shrunk to. */
export function fitting(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function drawn(file: Blob): Promise<HTMLCanvasElement> {
  // Applies the camera's rotation.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
    throw new UnreadablePictureError('This is no picture.', { cause });
  });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitting(picture.width, picture.height));
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new UnreadablePictureError();
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

async function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  const photo = blob && readJpeg(new Uint8Array(await blob.arrayBuffer()));
  if (!photo) throw new UnreadablePictureError();
  return photo.bytes;
}
