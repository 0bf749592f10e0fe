import { useState, type ReactNode } from 'react';
import type { PictureRef } from '@larder/contracts/catalogue';
import { useText } from '../../messages/use-text.js';
import styles from './gallery.module.css';
import { Picture } from './picture.js';

interface Props {
  readonly pictures: readonly PictureRef[];
  readonly name: string;
  readonly dimmed: boolean;
  /** Content on top of the large picture. */
  readonly children?: ReactNode;
}

/** The product's pictures: one large, all of them small beside it when there are several. */
export function Gallery({ pictures, name, dimmed, children }: Props) {
  const t = useText();
  const [at, setAt] = useState(0);
  const shown = pictures[at] ?? pictures[0];
  return (
    <section className={styles.gallery} aria-label={t('product.gallery', { name })}>
      <div className={styles.large}>
        <Picture
          picture={shown}
          name={name}
          alt={shown?.alt || name}
          eager
          first
          dimmed={dimmed}
          sizes="min(100vw, 34rem)"
        />
        {children}
      </div>
      {pictures.length > 1 && (
        <ul role="list" className={styles.thumbs}>
          {pictures.map((picture, i) => (
            <li key={picture.url}>
              <a
                href={picture.url}
                className={styles.thumb}
                aria-label={t('product.picture', { number: i + 1 })}
                aria-current={i === at ? 'true' : undefined}
                onClick={(event) => {
                  // Opening the picture in a tab or window still works.
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  setAt(i);
                }}
              >
                <Picture picture={picture} name={name} sizes="4rem" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
