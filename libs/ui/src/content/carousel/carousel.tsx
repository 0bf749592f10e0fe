import clsx from 'clsx';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { CarouselLabels } from './carousel-labels.js';
import styles from './carousel.module.css';

export interface CarouselProps {
  /** Accessible name of the region; usually the text of the heading. */
  readonly label: string;
  readonly heading?: ReactNode;
  /** Link to the full list: a carousel is never the only way to see its content. */
  readonly more?: ReactNode;
  readonly labels: CarouselLabels;
  readonly size: 'tile' | 'card' | 'full';
  /** `li` elements. */
  readonly children: ReactNode;
}

const Arrows = lazy(() => import('./carousel-arrows.js'));

/** Touch screens use native scrolling. */
const mouse = '(hover: hover) and (pointer: fine)';

/**
 * Row of slides: a list with scroll snapping. On devices with a mouse, arrows and dragging are loaded
 * after hydration.
 */
export function Carousel({ label, heading, more, labels, size, children }: CarouselProps) {
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null);
  const [withMouse, setWithMouse] = useState(false);
  const [moving, setMoving] = useState(false);
  useEffect(() => setWithMouse(window.matchMedia(mouse).matches), []);
  return (
    <section className={styles.carousel} aria-label={label}>
      <div className={styles.head}>
        {heading ?? <span />}
        <div className={styles.more}>
          {more}
          {withMouse && viewport && (
            <Suspense>
              <Arrows viewport={viewport} labels={labels} onReady={setMoving} />
            </Suspense>
          )}
        </div>
      </div>
      <div
        ref={setViewport}
        className={clsx(styles.viewport, styles[size], moving && styles.moving)}
      >
        <ul className={styles.track}>{children}</ul>
      </div>
    </section>
  );
}
