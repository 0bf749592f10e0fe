import type { ClaimableLine } from '@larder/contracts/checkout';
import { useTexts } from '@larder/platform';
import { shownWeight } from '@larder/pricing';
import { FieldGroup, QuantityStepper } from '@larder/ui';
import { useText } from '../../messages/after-order/claims-text.js';
import { lessOf, moreOf } from './claim-quantity.js';
import styles from './claims.module.css';

/** Claimed grams or pieces by line. */
export type ClaimedQuantities = Readonly<Record<string, number>>;

interface Props {
  readonly lines: readonly ClaimableLine[];
  readonly chosen: ClaimedQuantities;
  readonly error: string | undefined;
  readonly onChange: (chosen: ClaimedQuantities) => void;
}

/** Delivered goods with how much of each is claimed. */
export function ClaimGoods({ lines, chosen, error, onChange }: Props) {
  const text = useText();
  return (
    <FieldGroup id="claim-goods" legend={text('goods')} error={error}>
      <ul className={styles.goods}>
        {lines.map((line) => (
          <li key={line.lineItemId} className={styles.item}>
            <Good
              line={line}
              quantity={chosen[line.lineItemId] ?? 0}
              onChange={(quantity) => onChange({ ...chosen, [line.lineItemId]: quantity })}
            />
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}

interface GoodProps {
  readonly line: ClaimableLine;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

function Good({ line, quantity, onChange }: GoodProps) {
  const text = useText();
  const amount = useAmount(line);
  const { name } = line;
  const isAll = quantity === line.quantity;
  return (
    <>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.hint}>{amount(line.quantity)}</p>
      </div>
      <QuantityStepper
        value={quantity > 0 ? amount(quantity) : null}
        labels={{
          group: text('goods.group', { name }),
          add: text('goods.add', { name }),
          increase: text('goods.more', { name }),
          decrease: text('goods.less', { name }),
          remove: text('goods.none', { name }),
        }}
        removesNext={lessOf(line, quantity) === 0}
        maximumReason={isAll ? text('goods.all') : undefined}
        announcement={quantity > 0 ? `${amount(quantity)} ${name}` : text('goods.none', { name })}
        onIncrease={() => onChange(moreOf(line, quantity))}
        onDecrease={() => onChange(lessOf(line, quantity))}
      />
    </>
  );
}

/** "3 Stk.", "400 g" or "1,2 kg", "8 oz" or "1.5 lb". */
function useAmount({ weighed, isInPounds }: ClaimableLine): (quantity: number) => string {
  const text = useText();
  const { number } = useTexts();
  return (quantity) => {
    if (!weighed) return text('pieces', { count: quantity });
    const { value, unit } = shownWeight(quantity, !!isInPounds);
    return `${number(value, { digits: 3 })}\u00a0${unit}`;
  };
}
