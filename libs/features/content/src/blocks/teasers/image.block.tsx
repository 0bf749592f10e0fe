import clsx from 'clsx';
import { ContentLink } from '../../components/content-link.js';
import type { Fields } from './image.schema.js';
import styles from './image.module.css';

/** Pictures of this width and more are scenes: they take the whole of their place. */
const WIDE = 960;

export default function Image({ fields }: { fields: Fields }) {
  const { url, alt, width, height, link, newTab, caption } = fields;
  const picture = (
    <img
      className={clsx(styles.image, width >= WIDE && styles.wide)}
      src={url}
      alt={alt}
      width={width}
      height={height}
      // The file may have other dimensions than the editor entered; that does not shift the layout.
      style={{ aspectRatio: width / height }}
      loading="lazy"
    />
  );
  const linked =
    link === undefined ? (
      picture
    ) : (
      <ContentLink href={link} newTab={newTab}>
        {picture}
      </ContentLink>
    );
  if (caption === undefined) return linked;
  return (
    <figure>
      {linked}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
