import type { CSSProperties, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ChevronLeftIcon, ChevronRightIcon } from '@larder/ui';
import type { Row } from './find-rows.js';
import { useRows } from './use-rows.js';
import styles from './row-arrows.module.css';

/** Share of the visible part that one click moves: the last tile stays in view. */
const STEP = 0.85;

/**
 * Draws arrows over the rows of the page, in a React root of their own: the rows belong to the page's
 * root, which may still hydrate them. They repeat what scrolling does, so they are for the pointer
 * alone; the keyboard and screen readers have the list itself.
 */
export function startRowArrows(main: HTMLElement): void {
  const layer = document.createElement('div');
  layer.className = styles.layer ?? '';
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);
  createRoot(layer).render(<RowArrows main={main} />);
}

export function RowArrows({ main }: { readonly main: HTMLElement }) {
  return useRows(main).map((row, i) => <ArrowsOfRow key={i} row={row} />);
}

function ArrowsOfRow({ row }: { readonly row: Row }) {
  const [start, end] = row.isRtl ? [row.right, row.left] : [row.left, row.right];
  return (
    <>
      {row.hasPrevious && (
        <Arrow edge={start} middle={row.middle} onClick={() => move(row, -1)}>
          <ChevronLeftIcon directional />
        </Arrow>
      )}
      {row.hasNext && (
        <Arrow edge={end} middle={row.middle} onClick={() => move(row, 1)}>
          <ChevronRightIcon directional />
        </Arrow>
      )}
    </>
  );
}

interface ArrowProps {
  readonly edge: number;
  readonly middle: number;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Arrow({ edge, middle, onClick, children }: ArrowProps) {
  const place = { '--edge': `${edge}px`, '--middle': `${middle}px` } as CSSProperties;
  return (
    <button type="button" tabIndex={-1} className={styles.arrow} style={place} onClick={onClick}>
      {children}
    </button>
  );
}

function move({ element, isRtl }: Row, direction: 1 | -1): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const left = element.clientWidth * STEP * direction * (isRtl ? -1 : 1);
  element.scrollBy({ left, behavior: isStill ? 'auto' : 'smooth' });
}
