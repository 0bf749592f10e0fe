import { ContentLink } from '../../../components/content-link.js';
import { Glyph } from '../../../components/glyph.js';
import { useTeaserLevel } from '../teaser-level.js';
import type { Fields } from './feature.schema.js';
import styles from './feature.module.css';

export default function Feature({ fields }: { fields: Fields }) {
  const { icon, title, text, link, newTab } = fields;
  const Heading = useTeaserLevel();
  return (
    <div className={styles['feature']}>
      <span className={styles['icon']}>
        <Glyph name={icon} />
      </span>
      <div>
        <Heading className={styles['title']}>
          {link === undefined ? (
            title
          ) : (
            <ContentLink href={link} newTab={newTab}>
              {title}
            </ContentLink>
          )}
        </Heading>
        {text && <p className={styles['text']}>{text}</p>}
      </div>
    </div>
  );
}
