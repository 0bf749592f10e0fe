import { useState } from 'react';
import type { Product } from '@larder/contracts/catalogue';
import type { StandingItem, StandingLine } from '@larder/contracts/shopping/standing-orders';
import { useTexts } from '@larder/platform';
import { Card, Notice, QuantityStepper, Stack } from '@larder/ui';
import { useText } from '../../../messages/standing-text.js';
import { formatAmount } from '../../orders/format-amount.js';
import { AddStandingItem } from './add-standing-item.js';
import styles from '../standing-orders.module.css';

interface Props {
  readonly lines: readonly StandingLine[];
  readonly items: readonly StandingItem[];
  readonly isFixed: boolean;
  readonly error: string | undefined;
  readonly onChange: (items: readonly StandingItem[]) => void;
}

/** The products of a standing order, with their quantities; more can be found and added. */
export function StandingItems({ lines, items, isFixed, error, onChange }: Props) {
  const text = useText();
  const [added, setAdded] = useState<readonly StandingLine[]>([]);
  const known = [...lines, ...added];
  const add = (product: Product) => {
    const { sku, quantityStepSize: quantity } = product;
    if (items.some((item) => item.sku === sku)) return;
    setAdded((old) => [...old, { sku, quantity, product, isAvailable: true }]);
    onChange([...items, { sku, quantity }]);
  };
  const change = (sku: string, quantity: number) =>
    onChange(
      quantity > 0
        ? items.map((item) => (item.sku === sku ? { ...item, quantity } : item))
        : items.filter((item) => item.sku !== sku),
    );
  return (
    <Card as="section" aria-labelledby="standing-items">
      <Stack gap={3}>
        <h2 id="standing-items">{text('standing.items')}</h2>
        {error !== undefined && (
          <Notice type="error" live>
            {error}
          </Notice>
        )}
        <ul role="list" className={styles.lines}>
          {items.map((item) => {
            const line = known.find(({ sku }) => sku === item.sku);
            return (
              <Line key={item.sku} item={item} line={line} isFixed={isFixed} onChange={change} />
            );
          })}
        </ul>
        {!isFixed && <AddStandingItem onAdd={add} />}
      </Stack>
    </Card>
  );
}

interface LineProps {
  readonly item: StandingItem;
  readonly line: StandingLine | undefined;
  readonly isFixed: boolean;
  readonly onChange: (sku: string, quantity: number) => void;
}

function Line({ item: { sku, quantity }, line, isFixed, onChange }: LineProps) {
  const text = useText();
  const { number } = useTexts();
  const product = line?.product;
  const name = product?.name ?? sku;
  const step = product?.quantityStepSize ?? 1;
  const value = product ? formatAmount(product, quantity, number) : `${number(quantity)} ×`;
  const isMost = product !== undefined && quantity + step > product.maxQuantity;
  return (
    <li>
      <span className={styles.product}>
        {name}
        {line?.isAvailable !== true && (
          <span className={styles.note}>
            {text(product ? 'standing.gone' : 'standing.unknown')}
          </span>
        )}
      </span>
      {isFixed ? (
        <span>{value}</span>
      ) : (
        <QuantityStepper
          value={value}
          labels={{
            group: text('standing.quantity', { name }),
            add: text('standing.more', { name }),
            increase: text('standing.more', { name }),
            decrease: text('standing.less', { name }),
            remove: text('standing.remove', { name }),
          }}
          removesNext={quantity - step <= 0}
          announcement={`${value} ${name}`}
          onIncrease={() => !isMost && onChange(sku, quantity + step)}
          onDecrease={() => onChange(sku, quantity - step)}
        />
      )}
    </li>
  );
}
