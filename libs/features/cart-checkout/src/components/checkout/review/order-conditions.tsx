import type { OrderConfig } from '@larder/contracts/checkout';
import { useOrderText } from '../../../messages/order-text.js';
import styles from '../steps.module.css';

type Conditions = NonNullable<OrderConfig['conditions']>;

/** What ordering agrees to, beside the button that orders; its pages open apart, so that nothing is lost. */
export function OrderConditions({ conditions }: { readonly conditions: Conditions }) {
  const text = useOrderText();
  return (
    <div className={styles.conditions}>
      <p>{conditions.text}</p>
      <ul role="list">
        {conditions.links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noreferrer">
              {label}
              <span className="visually-hidden"> ({text('newTab')})</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
