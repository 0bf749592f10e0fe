import { IconButton, MinusIcon, PlusIcon } from '@larder/ui';
import { usePlanText } from './plan-text.js';
import styles from './planned-meal.module.css';

interface Props {
  /** What they are for: the buttons say it. */
  readonly name: string;
  readonly servings: number;
  readonly onChange: (servings: number) => void;
}

const MAX = 24;

/** For how many one cooks. */
export function Portions({ name, servings, onChange }: Props) {
  const text = usePlanText();
  return (
    <div className={styles.portions}>
      <IconButton
        className={styles.control}
        icon={<MinusIcon />}
        label={text('fewer', { name })}
        disabled={servings <= 1}
        onClick={() => onChange(servings - 1)}
      />
      <span role="status" className={styles.count}>
        {text('portions', { count: servings })}
      </span>
      <IconButton
        className={styles.control}
        icon={<PlusIcon />}
        label={text('more', { name })}
        disabled={servings >= MAX}
        onClick={() => onChange(servings + 1)}
      />
    </div>
  );
}
