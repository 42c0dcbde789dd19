import { imageToDataUrl } from '@seguia/shared/platform';
import { Icon } from '@seguia/shared/ui';
import { useEffect, useState } from 'react';
import styles from './Account.module.css';

/** The account's picture, as decoration beside the name. A drawn person is in its place until it has loaded, and where there is none. */
export function Avatar({ url }: { url: string | null }) {
  const [picture, setPicture] = useState<{ url: string; data: string } | null>(null);
  useEffect(() => {
    if (url === null) return;
    const controller = new AbortController();
    void imageToDataUrl(url, controller.signal).then((data) => {
      if (data !== null && !controller.signal.aborted) setPicture({ url, data });
    });
    return () => controller.abort();
  }, [url]);
  if (picture?.url === url && picture) return <img className={styles.avatar} src={picture.data} alt="" />;
  return (
    <span className={styles.avatar}>
      <Icon name="person" size={32} />
    </span>
  );
}
