import { Badge, CheckIcon, LinkButton } from '@larder/ui';
import { ContentLink } from '../../../components/content-link.js';
import { Glyph } from '../../../components/glyph.js';
import { useTeaserLevel } from '../../teasers/teaser-level.js';
import type { Fields } from './option.schema.js';
import styles from './option.module.css';

export default function Option({ fields }: { fields: Fields }) {
  const { title, icon, badge, price, text, points, link, newTab, cta } = fields;
  const Heading = useTeaserLevel();
  return (
    <article className={styles['option']}>
      <div className={styles['head']}>
        {icon && <Glyph name={icon} size={32} />}
        <Heading className={styles['title']}>{title}</Heading>
        {badge && <Badge tone="accent">{badge}</Badge>}
      </div>
      {price && <p className={styles['price']}>{price}</p>}
      {text && <p className={styles['text']}>{text}</p>}
      {points.length > 0 && (
        <ul role="list" className={styles['points']}>
          {points.map((point) => (
            <li key={point}>
              <CheckIcon />
              {point}
            </li>
          ))}
        </ul>
      )}
      {link !== undefined && (
        <LinkButton
          as={ContentLink}
          href={link}
          newTab={newTab}
          variant="secondary"
          className={styles['button']}
        >
          {cta ?? title}
        </LinkButton>
      )}
    </article>
  );
}
