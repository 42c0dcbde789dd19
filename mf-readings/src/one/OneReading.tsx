import {
  type DeviceReading,
  notFound,
  paths,
  useIntl,
  useNavigate,
  useParams,
  useReadingAnswer,
} from '@seguia/shared/platform';
import { EmptyState, Page, PullToRefresh, Skeleton } from '@seguia/shared/ui';
import { useState } from 'react';
import { useFarmData } from '../farm-data/use-farm-data.ts';
import { useRefresh } from '../farm-data/use-refresh.ts';
import { CannotFetch } from '../not-here/CannotFetch.tsx';
import { readingMessages } from './detail/reading-messages.ts';
import { ReadingDetail } from './detail/ReadingDetail.tsx';
import { ReadingButtons } from './detail/ReadingButtons.tsx';

/** `/app/one/{id}`: everything about one reading. */
export function OneReading() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { reading, error } = useReadingAnswer(id);
  const { plots } = useFarmData();
  const refresh = useRefresh();
  // The reading as it was last seen: when it is deleted here or elsewhere while on the screen, the page must not turn into a 404.
  const [seen, setSeen] = useState<DeviceReading | null>(null);
  if (reading && reading !== seen) setSeen(reading);
  const wasThere = seen?.id === id;
  if (reading === null && !wasThere && !error) return notFound();
  const plot = plots.get((reading ?? seen)?.plotId ?? '');
  return (
    <Page
      title={plot?.name ?? intl.formatMessage(readingMessages.title)}
      back={{ to: paths.lastReadings(), fromAnywhere: true }}
      width="form"
    >
      {reading === undefined && <Skeleton look="cards" count={2} />}
      {reading && (
        <PullToRefresh onRefresh={refresh}>
          <OneDetail reading={reading} />
        </PullToRefresh>
      )}
      {reading === null && wasThere && <EmptyState title={intl.formatMessage(readingMessages.gone)} />}
      {reading === null && !wasThere && error && <CannotFetch />}
    </Page>
  );
}

function OneDetail({ reading }: { reading: DeviceReading }) {
  const navigate = useNavigate();
  const here = window.location.pathname;
  // Whoever has gone elsewhere while the device deleted it stays there.
  const leave = () => {
    if (window.location.pathname === here) void navigate(paths.lastReadings(), { replace: true });
  };
  return (
    <>
      <ReadingDetail reading={reading} />
      <ReadingButtons reading={reading} onDeleted={leave} />
    </>
  );
}
