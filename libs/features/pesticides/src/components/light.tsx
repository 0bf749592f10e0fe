import type { PesticideLight } from '@larder/contracts/pesticides';
import { CheckIcon, CloseIcon, MinusIcon } from '@larder/ui';
import { useText } from '../messages/use-text.js';
import styles from './light.module.css';

const marks = { green: CheckIcon, yellow: MinusIcon, red: CloseIcon } as const;

/** The traffic light: a colour, an icon of its own shape, and a text; never the colour alone. */
export function Light({
  light,
  plain = false,
}: {
  readonly light: PesticideLight;
  readonly plain?: boolean;
}) {
  const t = useText();
  const Mark = marks[light];
  return (
    <span className={styles.light}>
      <span className={styles.dot} data-light={light}>
        <Mark />
      </span>
      <span>
        {t(`light.${light}`)}
        {!plain && <span className={styles.meaning}>, {t(`meaning.${light}`)}</span>}
      </span>
    </span>
  );
}
