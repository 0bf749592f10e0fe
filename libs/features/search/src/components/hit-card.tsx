import type { SearchType } from '@larder/contracts/search';
import { Link, useHref } from '@larder/platform';
import { ChevronRightIcon } from '@larder/ui';
import { hrefOfHit, type Hit } from '../api/hits-normalise.js';
import styles from './hit-card.module.css';

/** A hit that is no product: its name, a word about it, and the way there. */
export function HitCard({ type, hit }: { readonly type: SearchType; readonly hit: Hit }) {
  const href = hrefOfHit(useHref(), type, hit);
  const { picture, title, note } = hit;
  if (href === undefined) return <p className={styles.card}>{title}</p>;
  return (
    <Link href={href} className={styles.card}>
      {picture && (
        <img
          className={styles.picture}
          src={picture.url}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
        />
      )}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      <ChevronRightIcon directional />
    </Link>
  );
}
