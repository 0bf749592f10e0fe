import type { FacetGroupsProps } from '@larder/contracts/catalogue';
import { Link } from '@larder/platform';
import { CheckIcon } from '@larder/ui';
import type { FacetView } from '../../api/facet-normalise.js';
import { useText } from '../../messages/use-text.js';
import styles from './facet-group.module.css';

/** Values that are visible at first; the others are behind "more". */
const SHOWN = 8;

interface Props {
  readonly facet: FacetView;
  /** Address of the list with one value more, or with a chosen one less. */
  readonly hrefOf: FacetGroupsProps['hrefOf'];
}

/** The values of one facet, most of them folded away. */
export function FacetGroup({ facet, hrefOf }: Props) {
  const t = useText();
  const row = (value: FacetView['values'][number]) => (
    <li key={value.value}>
      <Link
        className={styles.value}
        href={hrefOf(facet.id, value.value)}
        rel="nofollow"
        aria-current={value.selected ? 'true' : undefined}
      >
        <span className={value.selected ? styles.ticked : styles.box}>
          {value.selected && <CheckIcon />}
        </span>
        <span className={styles.label}>{value.label}</span>
        <span className={styles.hits}>{value.count}</span>
      </Link>
    </li>
  );
  return (
    <section>
      <h2 className={styles.title}>{t(`facet.${facet.id}`)}</h2>
      <ul role="list" className={styles.values}>
        {facet.values.slice(0, SHOWN).map(row)}
      </ul>
      {facet.values.length > SHOWN && (
        <details className={styles.rest}>
          <summary className={styles.more}>{t('facet.more')}</summary>
          <ul role="list" className={styles.values}>
            {facet.values.slice(SHOWN).map(row)}
          </ul>
        </details>
      )}
    </section>
  );
}
