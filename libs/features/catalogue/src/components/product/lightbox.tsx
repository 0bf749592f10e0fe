import { useLayoutEffect, useState } from 'react';
import type { PictureRef } from '@larder/contracts/catalogue';
import { Dialog } from '@larder/ui/dialog';
import { ScrollArrows, useScrollSteps } from '@larder/ui/scroller';
import { useText } from '../../messages/lightbox-text.js';
import styles from './lightbox.module.css';
import { ZoomPicture } from './zoom-picture.js';

interface PicturesProps {
  readonly pictures: readonly PictureRef[];
  /** Number of the picture that is shown first, from 0. */
  readonly at: number;
}

interface LightboxProps extends PicturesProps {
  readonly name: string;
  /** Called when it is closed and out of sight. */
  readonly onClosed: () => void;
}

/** A product's pictures as large as the screen, to be swiped and looked at closely. */
export default function Lightbox({ name, onClosed, ...pictures }: LightboxProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      wide
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={onClosed}
      title={name}
      closeLabel={t('lightbox.close')}
    >
      <Pictures {...pictures} />
    </Dialog>
  );
}

function Pictures({ pictures, at }: PicturesProps) {
  const t = useText();
  const [row, setRow] = useState<HTMLElement | null>(null);
  const scroll = useScrollSteps(row);
  useLayoutEffect(() => {
    if (row) row.scrollLeft = at * row.clientWidth;
  }, [row, at]);
  const { step } = scroll;
  return (
    <div className={styles.lightbox}>
      <ul ref={setRow} role="list" className={styles.row}>
        {pictures.map((picture) => (
          <li key={picture.url}>
            <ZoomPicture picture={picture} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className={styles.tools}>
          <ScrollArrows
            {...scroll}
            labels={{ previous: t('lightbox.previous'), next: t('lightbox.next') }}
          />
          <p className={styles.dots} aria-live="polite">
            {pictures.map(({ url }, i) => (
              <span key={url} data-current={i === step || undefined} />
            ))}
            <span className="visually-hidden">
              {t('lightbox.position', { number: step + 1, count: pictures.length })}
            </span>
          </p>
        </div>
      )}
    </div>
  );
}
