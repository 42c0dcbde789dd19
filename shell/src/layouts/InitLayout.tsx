import { Outlet } from 'react-router';
import styles from './InitLayout.module.css';

/** The public pages: one column, nothing else. */
export function InitLayout() {
  return (
    <main className={styles.main}>
      <Outlet />
    </main>
  );
}
