import type { CheckoutStore, StoreNearby } from '@larder/contracts/distribution';
import { useTexts } from '@larder/platform';
import { Accordion, AccordionItem, Button, StoreIcon } from '@larder/ui';
import { useGateText } from '../../../messages/gate-text.js';
import { useText } from '../../../messages/use-text.js';
import { formatRelativeTimeSlot } from '../times/format-time-slot.js';
import styles from './gate.module.css';

interface Props {
  readonly stores: readonly StoreNearby[];
  /** Nothing is delivered: collecting is what is left. */
  readonly isOpen: boolean;
  /** Id of the store that is being stored. */
  readonly busy: string | undefined;
  readonly onChoose: (store: CheckoutStore) => void;
}

/** Stores to collect from, each with one button. */
export function GateStores({ isOpen, ...list }: Props) {
  const gate = useGateText();
  if (isOpen) return <StoreList {...list} />;
  return (
    <Accordion>
      <AccordionItem title={gate('pickup')}>
        <StoreList {...list} />
      </AccordionItem>
    </Accordion>
  );
}

function StoreList({ stores, busy, onChoose }: Omit<Props, 'isOpen'>) {
  const text = useText();
  const gate = useGateText();
  return (
    <ul role="list" className={styles.stores} aria-label={gate('pickup')}>
      {stores.map((nearby) => (
        <li key={nearby.store.storeId} className={styles.store}>
          <StoreSummary nearby={nearby} />
          <Button
            variant="secondary"
            busy={busy === nearby.store.storeId}
            aria-label={gate('collect', { store: nearby.store.name })}
            onClick={() => onChoose(nearby.store)}
          >
            {text('service.collectHere')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function StoreSummary({ nearby: { store, metres, earliest } }: { readonly nearby: StoreNearby }) {
  const text = useText();
  const texts = useTexts();
  const gate = useGateText();
  const far =
    metres !== undefined &&
    gate('far', { km: texts.number(Math.max(0.1, metres / 1000), { digits: 1 }) });
  const time =
    earliest &&
    text('service.from', { time: formatRelativeTimeSlot(text, texts, earliest, new Date()) });
  return (
    <p className={styles.storeWords}>
      <strong className={styles.name}>
        <StoreIcon />
        {store.name}
      </strong>
      <span className={styles.quiet}>
        {[`${store.streetName} ${store.streetNumber}`, far, time].filter(Boolean).join(' · ')}
      </span>
    </p>
  );
}
