import { ContentLink } from '../../components/content-link.js';
import type { PictureItem as Item } from './picture-item.schema.js';
import styles from './picture-item.module.css';

/** A picture with its words; where it leads somewhere, the words are the link's name. */
export function PictureItem({ item }: { readonly item: Item }) {
  const { url, alt, width, height, caption, link, newTab } = item;
  const content = (
    <>
      <img
        className={styles['picture']}
        src={url}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
      />
      {caption && <figcaption className={styles['caption']}>{caption}</figcaption>}
    </>
  );
  if (link === undefined) return <figure className={styles['item']}>{content}</figure>;
  return (
    <figure className={styles['item']}>
      <ContentLink href={link} newTab={newTab} className={styles['link']}>
        {content}
      </ContentLink>
    </figure>
  );
}
