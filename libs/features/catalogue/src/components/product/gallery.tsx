import { lazy, Suspense, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { PictureRef } from '@larder/contracts/catalogue';
import { useText } from '../../messages/use-text.js';
import styles from './gallery.module.css';
import { Picture } from './picture.js';

const Lightbox = lazy(() => import('./lightbox/lightbox.js'));

interface Props {
  readonly pictures: readonly PictureRef[];
  readonly name: string;
  readonly dimmed: boolean;
  /** Content on top of the large picture. */
  readonly children?: ReactNode;
}

/** Opening the picture in a tab or window still works. */
function handle(event: MouseEvent, run: () => void) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  run();
}

/** The product's pictures: large ones to swipe through, all of them small beside or below, zoom on a tap. */
export function Gallery({ pictures, name, dimmed, children }: Props) {
  const t = useText();
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [zoomed, setZoomed] = useState<number>();
  const go = (i: number) => {
    if (row.current) row.current.scrollLeft = i * row.current.clientWidth;
  };
  return (
    <section className={styles.gallery} aria-label={t('product.gallery', { name })}>
      <div className={styles.large}>
        <ul
          ref={row}
          role="list"
          className={styles.row}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setAt(Math.round(scrollLeft / clientWidth))
          }
        >
          {(pictures.length > 0 ? pictures : [undefined]).map((picture, i) => (
            <li key={picture?.url ?? i}>
              <a
                href={picture?.url}
                aria-label={picture && t('product.zoom', { number: i + 1 })}
                onClick={picture && ((event) => handle(event, () => setZoomed(i)))}
              >
                <Picture
                  picture={picture}
                  name={name}
                  alt={picture?.alt || name}
                  eager={i === 0}
                  first={i === 0}
                  dimmed={dimmed}
                  sizes="min(100vw, 34rem)"
                />
              </a>
            </li>
          ))}
        </ul>
        {children}
      </div>
      {pictures.length > 1 && <Thumbs pictures={pictures} name={name} at={at} onSelect={go} />}
      {zoomed !== undefined && (
        <Suspense>
          <Lightbox
            pictures={pictures}
            name={name}
            start={zoomed}
            onStep={go}
            onClosed={() => setZoomed(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface ThumbsProps extends Pick<Props, 'pictures' | 'name'> {
  readonly at: number;
  readonly onSelect: (at: number) => void;
}

function Thumbs({ pictures, name, at, onSelect }: ThumbsProps) {
  const t = useText();
  return (
    <ul role="list" className={styles.thumbs}>
      {pictures.map((picture, i) => (
        <li key={picture.url}>
          <a
            href={picture.url}
            className={styles.thumb}
            aria-label={t('product.picture', { number: i + 1 })}
            aria-current={i === at ? 'true' : undefined}
            onClick={(event) => handle(event, () => onSelect(i))}
          >
            <Picture picture={picture} name={name} sizes="4rem" />
          </a>
        </li>
      ))}
    </ul>
  );
}
