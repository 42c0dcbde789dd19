import { saveFile } from '@seguia/shared/platform';
import { fileName } from '../../files/file-name.ts';
import type { PictureLabels } from './paint-picture.ts';

/** Saves what is drawn in `element` as a PNG with its title and legend. */
export async function savePicture(element: HTMLElement | null, labels: PictureLabels): Promise<void> {
  const svg = element?.querySelector('svg');
  if (!svg) return;
  const { paintPicture } = await import('./paint-picture.ts');
  const canvas = paintPicture(svg, labels);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob) saveFile(blob, fileName([labels.subtitle, labels.title], 'png'));
}
