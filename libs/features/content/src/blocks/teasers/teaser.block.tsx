import clsx from 'clsx';
import { useMemo } from 'react';
import { ChevronRightIcon, icon, type ArtName } from '@larder/ui';
import { ContentLink } from '../../components/content-link.js';
import { isScene } from '../../pages/priority-images.js';
import type { Fields } from './teaser.schema.js';
import { useTeaserLevel } from './teaser-level.js';
import styles from './teaser.module.css';

interface Props {
  readonly fields: Fields & {
    /** Its picture is on the first screen, and may be the largest there. */
    readonly lead?: 'first' | 'near';
  };
}

/** A linked picture. The title is the link; it covers the whole card. */
export default function Teaser({ fields }: Props) {
  const { title, text, link, newTab, picture, art, cta, lead } = fields;
  const Heading = useTeaserLevel();
  const isWide = picture !== undefined && isScene(picture);
  return (
    <article className={clsx(styles.teaser, isWide && styles.wide, !picture && styles.plain)}>
      {picture && (
        <img
          className={styles.picture}
          src={picture.url}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading={lead ? 'eager' : 'lazy'}
          fetchPriority={lead === 'first' ? 'high' : undefined}
        />
      )}
      <div className={styles.content}>
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
      {art && !picture && <Art name={art} />}
    </article>
  );
}

function Art({ name }: { readonly name: ArtName }) {
  const Drawing = useMemo(() => icon(name, '-art'), [name]);
  return <Drawing className={styles.art} />;
}
