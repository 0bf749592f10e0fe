import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.js';
import { HeartIcon } from '../icons/icons.js';
import { Price, type PriceProps } from '../content/price/price.js';
import { QuantityStepper } from '../forms/quantity-stepper/quantity-stepper.js';
import styles from './tile.module.css';

export interface TileProps {
  readonly brand?: string;
  readonly name: string;
  readonly size: string;
  readonly price: PriceProps;
  readonly badges?: ReactNode;
  /** Initial quantity. */
  readonly start?: number;
  readonly most?: number;
  readonly step?: (count: number) => string;
  /** Text instead of the plus icon. */
  readonly away?: string;
}

function Fruit() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="36" r="23" fill="#d8402f" />
      <path d="M14 30a20 20 0 0 1 12-13" fill="none" stroke="#f08a78" strokeWidth="4" />
      <path
        d="M32 17c-6-7-14-5-16-2 5 4 10 5 16 2zm0 0c6-7 14-5 16-2-5 4-10 5-16 2z"
        fill="#3c8b4a"
      />
      <path d="M32 18c0-6 2-10 6-13" fill="none" stroke="#2c6b38" strokeWidth="3" />
    </svg>
  );
}

const pieces = (count: number) => `${count} pcs`;

/** A stepper with its own state. */
export function Counter(
  props: Pick<TileProps, 'name' | 'start' | 'most' | 'step'> & { readonly addText?: string },
) {
  const { name, start = 0, most = 20, step = pieces, addText } = props;
  const [count, setCount] = useState(start);
  return (
    <QuantityStepper
      value={count ? step(count) : null}
      removesNext={count === 1}
      maximumReason={count >= most ? `At most ${step(most)} in one order` : undefined}
      announcement={count ? `${step(count)} of ${name} in the cart` : `${name} removed`}
      labels={{
        group: `Quantity of ${name}`,
        add: `Add to cart: ${name}`,
        increase: `More ${name}`,
        decrease: `Less ${name}`,
        remove: `Remove ${name}`,
      }}
      addText={addText}
      onIncrease={() => setCount(count + 1)}
      onDecrease={() => setCount(count - 1)}
    />
  );
}

/** Components of this library in a product tile. */
export function Tile(props: TileProps) {
  const { brand, name, size, price, badges, away } = props;
  const [liked, setLiked] = useState(false);
  return (
    <article className={styles.tile}>
      <div className={styles.corner}>
        <span className={styles.badges}>{badges}</span>
        <IconButton
          raised
          label={`Favourite: ${name}`}
          pressed={liked}
          icon={<HeartIcon filled={liked} />}
          onClick={() => setLiked(!liked)}
        />
      </div>
      <div className={styles.media}>
        <div className={clsx(styles.picture, away && styles.away)}>
          <Fruit />
        </div>
        {!away && (
          <span className={styles.add}>
            <Counter {...props} />
          </span>
        )}
      </div>
      <div className={styles.text}>
        <a href="#product" className={styles.title}>
          {brand} <strong>{name}</strong>
        </a>
        <span className={styles.size}>{size}</span>
      </div>
      <div className={styles.offer}>
        <Price {...price} />
        {away && <strong>{away}</strong>}
      </div>
    </article>
  );
}
