import { farmAtom } from '@seguia/shared/session/account/farm-choice';
import { deviceIsNative } from '@seguia/shared/session/login/config';
import { FarmPagesContext, SlotCardsContext, type SlotCardsProps } from '@seguia/shared/slots/SlotCards.tsx';
import { type StoredData, PageNoteContext } from '@seguia/shared/ui/layout/page-note.ts';
import { useAtomValue } from 'jotai';
import { Fragment, lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { KeyMoves } from '../keyboard-moves/KeyMoves.tsx';
import { RemoteCards } from '../remotes/cards/RemoteCards.tsx';
import { UpdateBanner } from '../update/UpdateBanner.tsx';
import { ClockBanner } from './ClockBanner.tsx';
import { ClosedFarm } from './ClosedFarm.tsx';
import styles from './AppLayout.module.css';
import { FarmPages } from './navigation/FarmPages.tsx';
import { useLostFocus } from './focus/use-lost-focus.ts';
import { useKeyboardRoom } from './keyboard/use-keyboard-room.ts';
import { LowSpace } from './LowSpace.tsx';
import { MainNav } from './navigation/MainNav.tsx';
import { SkipLink } from './navigation/SkipLink.tsx';
import { OldData } from './old-data/OldData.tsx';
import { RefusedChanges } from './refusals/RefusedChanges.tsx';
import { StorageFault } from '../errors/StorageFault.tsx';
import { useStorageFault } from './storage/use-storage-fault.ts';
import { SyncChip } from './SyncChip.tsx';

const OneCopy = lazy(async () => ({
  default: (await import(/* webpackChunkName: "native" */ './OneCopy.tsx')).OneCopy,
}));

/**
 * The layout of pages behind the login: the page's title at the start of the header, sync and settings at its end, the navigation within a
 * thumb's reach.
 */
export function AppLayout() {
  useKeyboardRoom();
  useLostFocus();
  // Another tab may choose another farm. Work begun in this tab belongs to the farm before, and must not be saved on the next one.
  const farmId = useAtomValue(farmAtom)?.id;
  const fault = useStorageFault();
  // No part of the app works then: the whole screen says so.
  if (fault === 'newer')
    return (
      <main>
        <StorageFault fault={fault} />
      </main>
    );
  return (
    <div className={styles.layout}>
      <SkipLink />
      <MainNav />
      <header ref={reserve} className={styles.chip}>
        <SyncChip />
      </header>
      <aside className={styles.news}>
        <ClosedFarm />
        <LowSpace />
        {deviceIsNative && (
          <Suspense>
            <OneCopy />
          </Suspense>
        )}
        <ClockBanner />
        <UpdateBanner />
      </aside>
      <main id="content" className={styles.main}>
        {/* Screens would stay empty. */}
        {fault ? (
          <StorageFault fault={fault} />
        ) : (
          <SlotCardsContext value={drawCards}>
            <FarmPagesContext value={drawFarmPages}>
              <PageNoteContext value={drawNote}>
                <Fragment key={farmId}>
                  <Outlet />
                </Fragment>
              </PageNoteContext>
            </FarmPagesContext>
          </SlotCardsContext>
        )}
      </main>
      <RefusedChanges />
      <KeyMoves />
    </div>
  );
}

const drawNote = (stored: StoredData | undefined) => <OldData stored={stored} />;
const drawFarmPages = () => <FarmPages />;
const drawCards = (props: SlotCardsProps) => <RemoteCards {...props} />;

/** Tells the pages the chip's width, which depends on its text, the language and the text size. */
function reserve(header: HTMLElement | null) {
  const layout = header?.parentElement;
  if (!header || !layout) return undefined;
  const observer = new ResizeObserver(() => layout.style.setProperty('--chip', `${header.offsetWidth}px`));
  observer.observe(header);
  return () => observer.disconnect();
}
