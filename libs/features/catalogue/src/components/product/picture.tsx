import type { PictureRef } from '@larder/contracts/catalogue';
import { BagIcon } from '@larder/ui';
import styles from './picture.module.css';

interface Props {
  readonly picture: PictureRef | undefined;
  /** The first letter replaces a missing picture. */
  readonly name: string;
  /** Empty if the name is beside the picture. */
  readonly alt?: string;
  readonly eager?: boolean;
  /** Fetched before everything else: the largest picture of the first screen. */
  readonly first?: boolean;
  readonly dimmed?: boolean;
  /** Width of a photograph on the page, as in HTML; that of a tile by default. */
  readonly sizes?: string;
}

/** Square picture of a fixed ratio; without one, the name's first letter on the shop's colour. */
export function Picture(props: Props) {
  const { picture, name, alt = '', eager = false, first = false, dimmed = false } = props;
  const { sizes = 'min(46vw, 15rem)' } = props;
  const look = `${styles.frame} ${dimmed ? styles.dimmed : ''}`;
  if (!picture)
    return (
      <span className={`${look} ${styles.missing}`} aria-hidden="true">
        <span className={styles.letter}>{[...name][0]?.toUpperCase()}</span>
        <BagIcon size={24} />
      </span>
    );
  return (
    <span className={look}>
      <img
        className={styles.picture}
        src={picture.url}
        srcSet={picture.srcset}
        sizes={picture.srcset && sizes}
        style={{ background: picture.colour, objectPosition: picture.focus }}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'sync' : 'async'}
        fetchPriority={first ? 'high' : undefined}
      />
    </span>
  );
}
