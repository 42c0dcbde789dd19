import { Outlet } from 'react-router';
import styles from './InitLayout.module.css';

/** The layout of the public pages: a single column. */
export function InitLayout() {
  return (
    <main className={styles.main}>
      <Outlet />
    </main>
  );
}
