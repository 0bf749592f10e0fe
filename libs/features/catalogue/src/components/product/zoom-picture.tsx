import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { PictureRef } from '@larder/contracts/catalogue';
import { useText } from '../../messages/lightbox-text.js';
import styles from './lightbox.module.css';

/** A point of the picture, in percent of its width and height. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const MIDDLE: Point = { x: 50, y: 50 };
/** Percent by which an arrow key moves. */
const STEP = 20;
const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const within = (percent: number) => Math.min(100, Math.max(0, percent));

/** Shows the part of the picture at the pointer after a press, until the next press. */
export function ZoomPicture({ picture }: { readonly picture: PictureRef }) {
  const t = useText();
  const [point, setPoint] = useState<Point>();
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (!by || !point) return;
    event.preventDefault();
    setPoint({ x: within(point.x + by.x), y: within(point.y + by.y) });
  };
  return (
    <button
      type="button"
      className={styles.zoom}
      aria-label={t(point ? 'lightbox.smaller' : 'lightbox.larger')}
      aria-pressed={point !== undefined}
      onClick={(event) => setPoint(point ? undefined : pointOf(event))}
      onPointerMove={(event) => point && setPoint(pointOf(event))}
      onKeyDown={handleKeyDown}
    >
      <img
        src={picture.url}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        style={point && { transformOrigin: `${point.x}% ${point.y}%` }}
      />
    </button>
  );
}

/** A press of a key has no place. */
function pointOf({ detail, type, clientX, clientY, currentTarget }: MouseEvent): Point {
  if (type === 'click' && detail === 0) return MIDDLE;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: within(((clientX - left) / width) * 100),
    y: within(((clientY - top) / height) * 100),
  };
}
