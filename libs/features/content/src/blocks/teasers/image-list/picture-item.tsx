import { ContentLink } from '../../../components/content-link.js';
import type { PictureItem as Item } from './picture-item.schema.js';
import styles from './picture-item.module.css';

/** A picture with its text. If it has a link, the text is the link, which covers the picture. */
export function PictureItem({ item }: { readonly item: Item }) {
  const { url, alt, width, height, caption, link, newTab } = item;
  const picture = (
    <img
      className={styles['picture']}
      src={url}
      alt={alt}
      width={width}
      height={height}
      style={{ aspectRatio: width / height }}
      loading="lazy"
    />
  );
  const linked = (content: React.ReactNode) =>
    link === undefined ? (
      content
    ) : (
      <ContentLink href={link} newTab={newTab} className={styles['link']}>
        {content}
      </ContentLink>
    );
  return (
    <figure className={styles['item']}>
      {caption === undefined ? linked(picture) : picture}
      {caption && <figcaption className={styles['caption']}>{linked(caption)}</figcaption>}
    </figure>
  );
}
