import clsx from 'clsx';
import { ChevronRightIcon } from '@larder/ui';
import { ContentLink } from '../components/content-link.js';
import type { Fields } from './teaser.schema.js';
import { useTeaserLevel } from './teaser-level.js';
import styles from './teaser.module.css';

/** A picture that leads somewhere. The title is the link; it covers the whole card. */
export default function Teaser({ fields }: { fields: Fields }) {
  const { title, text, link, newTab, picture, cta } = fields;
  const Heading = useTeaserLevel();
  const isWide = picture !== undefined && picture.width > picture.height * 1.6;
  return (
    <article className={clsx(styles.teaser, isWide && styles.wide)}>
      {picture && (
        <img
          className={styles.picture}
          src={picture.url}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading={isWide ? 'eager' : 'lazy'}
          fetchPriority={isWide ? 'high' : undefined}
        />
      )}
      <div className={styles.words}>
        <Heading className={styles.title}>
          {link === undefined ? (
            title
          ) : (
            <ContentLink className={styles.link} href={link} newTab={newTab}>
              {title}
            </ContentLink>
          )}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
        {cta && (
          <span className={styles.cta} aria-hidden="true">
            {cta}
            <ChevronRightIcon />
          </span>
        )}
      </div>
    </article>
  );
}
