import { Logo } from './logo.js';
import styles from './header.module.css';

/** Header of the focused layout: the mark alone, nothing that leads away. */
export function FocusedHeader() {
  return (
    <header className={styles.focused}>
      <div>
        <Logo />
      </div>
    </header>
  );
}
