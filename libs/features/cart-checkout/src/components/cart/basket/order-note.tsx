import type { Cart } from '@larder/contracts/cart';
import { Card } from '@larder/ui';
import { basketApi } from './basket-api.js';
import { useBasketText } from './basket-text.js';
import styles from './basket.module.css';
import { NoteField } from './note-field.js';
import { useNote } from './use-note.js';

/** As many characters as the contract takes; its schemas are not part of the page. */
const MAX_ORDER_NOTE = 300;

interface Props {
  readonly cart: Cart;
  /** It is already in a card; a second one would only indent it. */
  readonly isInCard?: boolean;
}

/** What the picker should know about the whole order. */
export default function OrderNote({ cart, isInCard = false }: Props) {
  const text = useBasketText();
  const [setOrderNote] = basketApi.useSetOrderNoteMutation();
  const note = useNote(cart.note, (written) => () => setOrderNote({ body: { note: written } }));
  if (cart.productLineItems.length === 0) return null;
  const labels = {
    field: text('note.order'),
    add: text('note.addForOrder'),
    shown: text('note.addForOrder'),
    change: text('note.changeForOrder'),
  };
  const content = (
    <div className={styles.orderNote}>
      {note.draft === undefined && note.note !== '' && (
        <span className={styles.noteTitle}>{text('note.order')}</span>
      )}
      <NoteField note={note} labels={labels} most={MAX_ORDER_NOTE} />
    </div>
  );
  return isInCard ? content : <Card>{content}</Card>;
}
