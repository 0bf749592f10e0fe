import { Logo } from './logo.js';
import styles from './focused-header.module.css';

/** Header of the focused layout: only the logo, no navigation. */
export function FocusedHeader() {
  return (
    <header className={styles.focused}>
      <div>
        <Logo />
      </div>
    </header>
  );
}
