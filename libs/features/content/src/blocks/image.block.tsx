import { Link } from '@larder/platform';
import type { Fields } from './image.schema.js';
import styles from './image.module.css';

export default function Image({ fields }: { fields: Fields }) {
  const { url, alt, width, height, link } = fields;
  const picture = (
    <img
      className={styles.image}
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
    />
  );
  return link === undefined ? picture : <Link href={link}>{picture}</Link>;
}
