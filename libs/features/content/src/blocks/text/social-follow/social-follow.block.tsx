import { ContentLink } from '../../../components/content-link.js';
import { Glyph } from '../../../components/glyph.js';
import { useTeaserLevel } from '../../teasers/teaser-level.js';
import type { Fields } from './social-follow.schema.js';
import styles from './social-follow.module.css';

/** The shop's social media profiles; plain links that send nothing to those sites before a click. */
export default function SocialFollow({ fields }: { fields: Fields }) {
  const Heading = useTeaserLevel();
  return (
    <div className={styles['social']}>
      {fields.title && <Heading className={styles['title']}>{fields.title}</Heading>}
      <ul role="list" className={styles['list']}>
        {fields.profiles.map(({ name, link }) => (
          <li key={link}>
            <ContentLink href={link} newTab className={styles['link']}>
              {name}
              <Glyph name="external" size={20} />
            </ContentLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
