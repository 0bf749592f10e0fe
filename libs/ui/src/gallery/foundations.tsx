import clsx from 'clsx';
import * as icons from '../icons/icons.js';
import * as laterIcons from '../icons/later-icons.js';
import styles from './foundations.module.css';
import gallery from './gallery.module.css';
import { Chapter, Sample } from './sample.js';

const roles = [
  'brand',
  'brandStrong',
  'brandSoft',
  'accent',
  'offer',
  'member',
  'surface',
  'sunken',
] as const;
const sizes = [40, 32, 24, 20, 16, 14, 12] as const;

export function Foundations() {
  return (
    <Chapter title="Foundations">
      <ul className={styles.swatches}>
        {roles.map((role) => (
          <li key={role} className={clsx(styles.swatch, styles[role])}>
            {role}
          </li>
        ))}
      </ul>
      <Sample name="Type, 12 to 40">
        {sizes.map((size) => (
          <span key={size} className={styles[`type${size}`]}>
            Ripe tomatoes 2,49 €
          </span>
        ))}
      </Sample>
      <div className={styles.elevations}>
        <div className={styles.low}>low, small</div>
        <div className={styles.medium}>medium</div>
        <div className={styles.high}>high, large</div>
      </div>
      <Sample name="Icons, 24">
        <div className={gallery.icons}>
          {Object.entries({ ...icons, ...laterIcons }).map(([name, Icon]) => (
            <Icon key={name} size={24} />
          ))}
        </div>
      </Sample>
    </Chapter>
  );
}
