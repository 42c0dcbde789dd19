import { Toasts } from '@seguia/shared/start';
import { Outlet, ScrollRestoration } from 'react-router';
import { FailurePage } from '../errors/failure-page/FailurePage.tsx';
import { NotSubscribed } from '../errors/NotSubscribed.tsx';

/** What surrounds the layout of every page. */
export function Root() {
  return (
    <>
      <Outlet />
      <NotSubscribed />
      <FailurePage />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
