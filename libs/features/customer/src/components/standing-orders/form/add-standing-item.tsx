import { useState, type FormEvent } from 'react';
import type { Product } from '@larder/contracts/catalogue';
import { Button, TextField } from '@larder/ui';
import { useText } from '../../../messages/standing-text.js';
import { ProductFinder } from '../../lists/items/product-finder.js';
import styles from '../standing-orders.module.css';

/** Finds a product of the shop and adds it. */
export function AddStandingItem({ onAdd }: { readonly onAdd: (product: Product) => void }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    setTerm(typed.trim());
  };
  const choose = (product: Product) => {
    onAdd(product);
    setTyped('');
    setTerm('');
  };
  return (
    <>
      <form
        method="post"
        role="search"
        aria-label={text('standing.add')}
        className={styles.add}
        onSubmit={find}
      >
        <TextField
          name="product"
          autoComplete="off"
          label={text('standing.add')}
          maxLength={120}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="secondary">
          {text('standing.find')}
        </Button>
      </form>
      {term !== '' && (
        <ProductFinder
          item={{ text: term }}
          closeLabel={text('standing.findClose')}
          onChoose={choose}
          onClose={() => setTerm('')}
        />
      )}
    </>
  );
}
