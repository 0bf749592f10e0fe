import type { ProductLineItem } from '@larder/contracts/cart';
import { Button } from '@larder/ui';
import { basketApi } from './basket-api.js';
import { useBasketText } from './basket-text.js';
import styles from './basket.module.css';
import { NoteField } from './note-field.js';
import { useNote } from './use-note.js';
import { useSaveForLater } from './use-save-for-later.js';

/** As many characters as the contract takes; its schemas are not part of the page. */
const MAX_LINE_NOTE = 100;

/** What can be said of a line of the cart, and the way to put it aside. */
export function LineExtras({ line }: { readonly line: ProductLineItem }) {
  const text = useBasketText();
  const { lineItemId, product } = line;
  const { name } = product;
  const [setLineNote] = basketApi.useSetLineNoteMutation();
  const note = useNote(
    line.note,
    (written) => () => setLineNote({ params: { lineItemId }, body: { note: written } }),
  );
  const { save, isBusy, isFull } = useSaveForLater(line);
  return (
    <div className={styles.extras}>
      <NoteField
        note={note}
        most={MAX_LINE_NOTE}
        labels={{
          field: text('note.line', { name }),
          add: text('note.addFor', { name }),
          change: text('note.changeFor', { name }),
        }}
      />
      {note.draft === undefined && (
        <Button
          variant="quiet"
          busy={isBusy}
          aria-label={text('saved.saveNamed', { name })}
          onClick={() => void save()}
        >
          {text('saved.save')}
        </Button>
      )}
      <span role="status" className={isFull ? styles.refusal : undefined}>
        {isFull && text('saved.full')}
      </span>
    </div>
  );
}
