import type { Fields } from './image-list.schema.js';
import { PictureItem } from './picture-item.js';
import styles from './image-list.module.css';

export default function ImageList({ fields }: { fields: Fields }) {
  return (
    <ul role="list" className={styles['list']} data-size={fields.size}>
      {fields.items.map((item, i) => (
        <li key={i}>
          <PictureItem item={item} />
        </li>
      ))}
    </ul>
  );
}
