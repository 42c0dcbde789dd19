import { saveFile } from '@seguia/shared/platform';
import { fileName } from '../../files/file-name.ts';
import type { PictureLabels } from './paint-picture.ts';

/** Saves some drawn graphs as one PNG with title and legend. */
export async function savePicture(
  graphs: readonly { title: string; svg: SVGSVGElement | null }[],
  labels: PictureLabels,
): Promise<void> {
  const drawn = graphs.flatMap(({ title, svg }) => (svg ? [{ title, svg }] : []));
  if (drawn.length === 0) return;
  const { paintPicture } = await import('./paint-picture.ts');
  const canvas = paintPicture(drawn, labels);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob) saveFile(blob, fileName([labels.subtitle, labels.title], 'png'));
}
