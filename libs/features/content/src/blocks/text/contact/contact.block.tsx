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
      <div className={styles['text']}>
        <Heading className={styles['title']}>{title}</Heading>
        {text && <p>{text}</p>}
        <dl className={styles['channels']}>
          {ways.map((channel) => (
            <div key={channel.label} className={styles['channel']}>
              <dt>
                <Glyph name={channel.icon} size={20} />
                {channel.label}
              </dt>
              <dd>
                {channel.link === undefined ? (
                  channel.text
                ) : (
                  <ContentLink href={channel.link}>{channel.text}</ContentLink>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}
