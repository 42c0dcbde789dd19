import { type DevicePhoto, isolate, useFormat, useIntl, useReadingHere } from '@seguia/shared/platform';
import { Badge, Button, Card } from '@seguia/shared/ui';
import { useState } from 'react';
import { useFarmData } from '../farm-data/use-farm-data.ts';
import { OpenPhoto } from '../photos/OpenPhoto.tsx';
import { photoMessages } from '../photos/photo-messages.ts';
import { RetryPhoto } from '../photos/RetryPhoto.tsx';
import { usePhotoReason } from '../photos/use-photo-reason.ts';
import { deliveryMessages } from '../words/delivery-messages.ts';
import { useReason } from '../words/reason.ts';

/**
 * A photo that the server does not take, that never gets through, or that waits for a right, with the reason. The person can look at it and
 * remove it, and send a refused one again.
 */
export function UnsentPhoto({ photo }: { photo: DevicePhoto }) {
  const intl = useIntl();
  const format = useFormat();
  const refusedWhy = usePhotoReason();
  const waitsWhy = useReason();
  const { plots } = useFarmData();
  const reading = useReadingHere(photo.readingId);
  const [isOpen, setOpen] = useState(false);
  const plot = reading && plots.get(reading.plotId)?.name;
  const when = reading && `${format.date(reading.date)} ${format.time(reading.time)}`;
  const title = [intl.formatMessage(photoMessages.one), ...[plot, when].flatMap((text) => (text ? isolate(text) : []))];
  return (
    <Card
      as="li"
      level={3}
      title={title.join(' · ')}
      actions={
        <>
          {photo.state === 'refused' && <RetryPhoto photo={photo} />}
          <Button icon="camera" onPress={() => setOpen(true)}>
            {intl.formatMessage(photoMessages.look)}
          </Button>
        </>
      }
    >
      {photo.state === 'refused' ? (
        <Badge state="refused" label={refusedWhy(photo)} />
      ) : (
        <Badge
          state="waiting"
          label={intl.formatMessage(deliveryMessages.waitsWhy, { reason: waitsWhy({ ...photo, state: 'waiting' }) })}
        />
      )}
      {isOpen && <OpenPhoto photo={photo} number={1} mayChange onClose={() => setOpen(false)} />}
    </Card>
  );
}
