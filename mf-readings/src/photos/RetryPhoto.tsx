import { type DevicePhoto, retryPhotoAtom, useIntl } from '@seguia/shared/platform';
import { Button } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useDeviceWrite } from '../device-write/use-device-write.tsx';
import { photoMessages } from './photo-messages.ts';

/** Sends a refused photo again, for example in another network, or after the way to the server was corrected. */
export function RetryPhoto({ photo }: { photo: DevicePhoto }) {
  const intl = useIntl();
  const retry = useSetAtom(retryPhotoAtom);
  const { run, failure } = useDeviceWrite();
  return (
    <>
      <Button icon="send" onPress={() => void run(() => retry(photo))}>
        {intl.formatMessage(photoMessages.retry)}
      </Button>
      {failure}
    </>
  );
}
