import { saveFile } from '@seguia/shared/platform';
import { fileName } from '../../files/file-name.ts';
import type { MapLabels } from './paint-map.ts';

/** Saves a map as a PNG with title and legend; in the native app the phone's share sheet takes it. */
export async function saveMap(map: HTMLCanvasElement, labels: MapLabels): Promise<void> {
  const { paintMap } = await import(/* webpackChunkName: "map" */ './paint-map.ts');
  const canvas = paintMap(map, labels);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob) saveFile(blob, fileName([labels.subtitle, labels.title], 'png'));
}
