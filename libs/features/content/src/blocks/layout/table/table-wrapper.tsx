import type { FocusEvent, ReactNode } from 'react';
import styles from './table.module.css';

interface Props {
  readonly caption?: string | undefined;
  readonly head?: readonly string[] | undefined;
  /** Rows of the body. */
  readonly children: ReactNode;
}

/**
 * Browsers do not scroll a wide table while its edge is visible, so cells that get the keyboard focus
 * could be out of sight. Elements that are clicked are already visible.
 */
function show({ target, currentTarget }: FocusEvent) {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A table; one that is wider than its place scrolls in it, by keyboard too. */
export function TableWrapper({ caption, head, children }: Props) {
  return (
    <div
      className={styles['frame']}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
      tabIndex={0}
      role="group"
      aria-label={caption}
      onFocus={show}
    >
      <table className={`${styles['table']} ${styles[head ? 'headed' : 'facts']}`}>
        {caption && <caption>{caption}</caption>}
        {head && (
          <thead>
            <tr>
              {head.map((text, i) =>
                text === '' ? (
                  <td key={i} />
                ) : (
                  <th key={i} scope="col">
                    {text}
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
