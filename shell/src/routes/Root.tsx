import { Toasts } from '@seguia/shared/start';
import { Outlet, ScrollRestoration } from 'react-router';
import { FailureNotice } from '../errors/FailureNotice.tsx';
import { NotSubscribed } from '../errors/NotSubscribed.tsx';

/** What surrounds the layout of every page. */
export function Root() {
  return (
    <>
      <Outlet />
      <NotSubscribed />
      <FailureNotice />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
