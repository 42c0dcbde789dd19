import { photosOfReading } from '@seguia/shared/domain/photos/photo-limits';
import { type DevicePhoto, useFormat, useIntl } from '@seguia/shared/platform';
import { photoMessages } from './photo-messages.ts';

/** Why the server does not have a refused photo, and what one can do. */
export function usePhotoReason(): (photo: DevicePhoto) => string {
  const intl = useIntl();
  const { number } = useFormat();
  return ({ problem }) => {
    const code = problem?.errors?.[0]?.code;
    const why = code === 'too_many_photos' ? photoMessages.tooMany : code && photoMessages.unreadable;
    const parts =
      problem?.code === 'cut_off'
        ? [photoMessages.cutOff]
        : problem?.status === 413
          ? [photoMessages.tooLarge]
          : [photoMessages.refused, ...(why ? [why] : [])];
    return parts.map((part) => intl.formatMessage(part, { max: number(photosOfReading, 0) })).join(' ');
  };
}
