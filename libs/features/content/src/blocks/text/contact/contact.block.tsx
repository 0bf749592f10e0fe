import { ContentLink } from '../../../components/content-link.js';
import { Glyph } from '../../../components/glyph.js';
import { useTeaserLevel } from '../../teasers/teaser-level.js';
import type { Fields } from './contact.schema.js';
import styles from './contact.module.css';

export default function Contact({ fields }: { fields: Fields }) {
  const { title, text, picture, ways } = fields;
  const Heading = useTeaserLevel();
  return (
    <article className={styles['contact']}>
      {picture && (
        <img
          className={styles['picture']}
          src={picture.url}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
        />
      )}
      <div className={styles['words']}>
        <Heading className={styles['title']}>{title}</Heading>
        {text && <p>{text}</p>}
        <dl className={styles['ways']}>
          {ways.map((way) => (
            <div key={way.label} className={styles['way']}>
              <dt>
                <Glyph name={way.icon} size={20} />
                {way.label}
              </dt>
              <dd>
                {way.link === undefined ? (
                  way.text
                ) : (
                  <ContentLink href={way.link}>{way.text}</ContentLink>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}
