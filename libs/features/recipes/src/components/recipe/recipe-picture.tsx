import type { PictureRef } from '@larder/contracts/catalogue';
import { RecipeIcon } from '@larder/ui';
import styles from './recipe-picture.module.css';

interface Props {
  readonly picture: PictureRef | undefined;
  /** Empty if the name is beside the picture. */
  readonly alt?: string;
  readonly eager?: boolean;
  /** Fetched before everything else: the largest picture of the first screen. */
  readonly first?: boolean;
}

/** Picture of a fixed ratio; without one, a calm ground with the sign of the recipes. */
export function RecipePicture({ picture, alt = '', eager = false, first = false }: Props) {
  if (!picture)
    return (
      <span className={`${styles.frame} ${styles.missing}`} aria-hidden="true">
        <RecipeIcon size={24} />
      </span>
    );
  return (
    <span className={styles.frame}>
      <img
        className={styles.picture}
        src={picture.url}
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
