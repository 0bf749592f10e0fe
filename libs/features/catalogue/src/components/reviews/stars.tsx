import { StarIcon } from '@larder/ui';
import { useText } from '../../messages/reviews-text.js';
import styles from './reviews.module.css';

/** An average as stars, rounded to whole ones, with its value as text for screen readers. */
export function Stars({ value, text }: { readonly value: number; readonly text: string }) {
  const average = useText()('reviews.average', { average: text });
  return (
    <span className={styles.stars}>
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} data-filled={star <= Math.round(value) || undefined}>
          <StarIcon filled={star <= Math.round(value)} />
        </span>
      ))}
      <span className="visually-hidden">{average}</span>
    </span>
  );
}
