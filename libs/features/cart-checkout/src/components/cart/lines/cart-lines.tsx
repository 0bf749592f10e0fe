import { Fragment } from 'react';
import type { Cart, CartSort, ProductLineItem } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import { SelectField } from '@larder/ui';
import { cartViewSlice } from '../../../state/cart-view.js';
import { useFeatureState } from '../../../state/state.js';
import { useText } from '../../../messages/use-text.js';
import { CartLine } from './cart-line.js';
import headStyles from './cart-lines-head.module.css';
import styles from './cart-lines.module.css';
import { cartGroups, cartRows } from './cart-rows.js';
import { RemovedRow } from './removed-row.js';
import { sortLines } from './sort-lines.js';
import { useErrors } from '../validation/use-errors.js';
import { useRemovedLines } from './use-removed-lines.js';

const sorts: readonly CartSort[] = ['chronologically', 'alphabetically', 'category', 'unitprice'];

/** The products of the cart in the chosen order (CART-11…15). */
export function CartLines({ cart }: { readonly cart: Cart }) {
  const text = useText();
  const { locale } = useFeature();
  const sort = useFeatureState((state) => state.cartView.sort);
  const wanted = useFeatureState((state) => state.cartQuantities);
  const errors = useErrors(cart);
  const lines = sortLines(cart.productLineItems, sort, locale.code);
  const { removed, restoredSku, remember, remove, restore } = useRemovedLines();
  const rows = cartRows(lines, removed, wanted);
  const indexOf = (wantedLine: ProductLineItem) =>
    rows.findIndex(({ line }) => line === wantedLine);
  return (
    <section aria-labelledby="cart-lines" className={styles.section}>
      <div className={headStyles.head}>
        <h2 id="cart-lines" tabIndex={-1}>
          {text('cart.products', { count: lines.length })}
        </h2>
        {lines.length > 1 && <SortControl sort={sort} />}
      </div>
      {cartGroups(rows, sort).map((group) => (
        <Fragment key={group.department ?? ''}>
          {group.department !== undefined && (
            <h3 className={styles.department}>{group.department}</h3>
          )}
          <ul role="list" className={styles.lines}>
            {group.rows.map(({ line, isRemoved }) =>
              isRemoved ? (
                <RemovedRow
                  key={`${line.product.sku} removed`}
                  line={line}
                  onRestore={() => restore(line)}
                />
              ) : (
                <CartLine
                  key={line.product.sku}
                  line={line}
                  errors={errors.ofLine(line.lineItemId)}
                  isRestored={restoredSku === line.product.sku}
                  onRemove={() => remove(line, indexOf(line))}
                  onEmptied={() => remember(line, indexOf(line))}
                />
              ),
            )}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}

function SortControl({ sort }: { readonly sort: CartSort }) {
  const text = useText();
  const { dispatch } = useFeature();
  return (
    <SelectField
      label={text('cart.sort')}
      className={headStyles.sort}
      value={sort}
      onChange={({ target }) => dispatch(cartViewSlice.actions.sorted(target.value as CartSort))}
    >
      {sorts.map((one) => (
        <option key={one} value={one}>
          {text(`cart.sort.${one}`)}
        </option>
      ))}
    </SelectField>
  );
}
