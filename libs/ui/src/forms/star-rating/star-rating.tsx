import { StarIcon } from '../../icons/later-icons.js';
import { FieldGroup } from '../field/choice.js';
import styles from './star-rating.module.css';

export interface StarRatingProps {
  /** Name that the radio buttons share. */
  readonly name: string;
  readonly legend: string;
  /** What each number of stars means, from one star on: "Poor" to "Very good". */
  readonly labels: readonly [string, string, string, string, string];
  readonly value: number | undefined;
  readonly error?: string | undefined;
  readonly onChange: (stars: number) => void;
}

/** One to five stars to choose from: radio buttons, with the meaning of the choice as text. */
export function StarRating({ name, legend, labels, value = 0, error, onChange }: StarRatingProps) {
  return (
    <FieldGroup id={name} legend={legend} error={error}>
      <span className={styles.row}>
        {labels.map((label, at) => (
          <label key={label} className={styles.star} data-chosen={at < value || undefined}>
            <input
              type="radio"
              name={name}
              aria-label={label}
              checked={value === at + 1}
              onChange={() => onChange(at + 1)}
            />
            <StarIcon size={32} filled={at < value} />
          </label>
        ))}
        <span className={styles.meaning} aria-hidden="true">
          {labels[value - 1]}
        </span>
      </span>
    </FieldGroup>
  );
}
