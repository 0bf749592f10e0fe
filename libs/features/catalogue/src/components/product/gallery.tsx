import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import type { PictureRef } from '@larder/contracts/catalogue';
import { useText } from '../../messages/use-text.js';
import styles from './gallery.module.css';
import type { LightboxProps } from './lightbox.js';
import { Picture } from './picture.js';

interface PicturesProps {
  readonly pictures: readonly PictureRef[];
  readonly name: string;
}

interface Props extends PicturesProps {
  readonly dimmed: boolean;
  /** Content on top of the large picture. */
  readonly children?: ReactNode;
}

/** The product's pictures: one large, all of them small beside it when there are several. */
export function Gallery({ pictures, name, dimmed, children }: Props) {
  const t = useText();
  const [at, setAt] = useState(0);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const shown = pictures[at] ?? pictures[0];
  const enlarge = () => import('./lightbox.js').then(({ Lightbox }) => setLightbox(() => Lightbox));
  const large = (
    <Picture picture={shown} name={name} alt={shown?.alt || name} eager first dimmed={dimmed} />
  );
  return (
    <section className={styles.gallery} aria-label={t('product.gallery', { name })}>
      <div className={styles.large}>
        {shown ? (
          <a href={shown.url} onClick={inPlace(enlarge)}>
            {large}
          </a>
        ) : (
          large
        )}
        {children}
      </div>
      {pictures.length > 1 && <Thumbs {...{ pictures, name, at }} onChoose={setAt} />}
      {Lightbox && <Lightbox {...{ pictures, name, at }} onClosed={() => setLightbox(undefined)} />}
    </section>
  );
}

interface ThumbsProps extends PicturesProps {
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

function Thumbs({ pictures, name, at, onChoose }: ThumbsProps) {
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
            onClick={inPlace(() => onChoose(i))}
          >
            <Picture picture={picture} name={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Opening the picture in a tab or window still works. */
const inPlace = (act: () => unknown) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  act();
};
