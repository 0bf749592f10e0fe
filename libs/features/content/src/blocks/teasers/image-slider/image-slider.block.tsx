import { useRef } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@larder/ui';
import { useText } from '../../../messages/use-text.js';
import { PictureItem } from '../image-list/picture-item.js';
import type { Fields } from './image-slider.schema.js';
import styles from './image-slider.module.css';

/** Pictures in a row that scrolls and snaps by the browser's own means; the buttons only push it. */
export default function ImageSlider({ fields }: { fields: Fields }) {
  const text = useText();
  const row = useRef<HTMLUListElement>(null);
  const push = (direction: 1 | -1) => {
    const { current } = row;
    current?.scrollBy({ left: direction * current.clientWidth * 0.9, behavior: 'smooth' });
  };
  return (
    <div role="group" aria-label={fields.label} className={styles['slider']}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it */}
      <ul role="list" className={styles['row']} ref={row} tabIndex={0} aria-label={fields.label}>
        {fields.items.map((item, i) => (
          <li key={i}>
            <PictureItem item={item} />
          </li>
        ))}
      </ul>
      {fields.items.length > 1 && (
        <div className={styles['arrows']}>
          <IconButton
            raised
            label={text('slider.back')}
            icon={<ChevronLeftIcon directional />}
            onClick={() => push(-1)}
          />
          <IconButton
            raised
            label={text('slider.on')}
            icon={<ChevronRightIcon directional />}
            onClick={() => push(1)}
          />
        </div>
      )}
    </div>
  );
}
