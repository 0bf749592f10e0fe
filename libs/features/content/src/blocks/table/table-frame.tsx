import type { ReactNode } from 'react';
import styles from './table.module.css';

interface Props {
  readonly caption?: string | undefined;
  readonly head?: readonly string[] | undefined;
  /** Rows of the body. */
  readonly children: ReactNode;
}

/** A table; one that is wider than its place scrolls in it, by keyboard too. */
export function TableFrame({ caption, head, children }: Props) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
    <div className={styles['frame']} tabIndex={0} role="group" aria-label={caption}>
      <table className={styles['table']}>
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
