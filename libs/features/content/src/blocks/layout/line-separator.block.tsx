import styles from './line-separator.module.css';

export default function LineSeparator() {
  return <hr className={styles.line} />;
}
