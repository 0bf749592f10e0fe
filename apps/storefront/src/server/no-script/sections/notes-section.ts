import type { Cart, ProductLineItem } from '@larder/contracts/cart';
import { basketCalls } from '@larder/contracts/cart/basket';
import { MAX_LINE_NOTE, MAX_ORDER_NOTE } from '@larder/contracts/cart/schemas';
import { html, type Piece } from '../markup.js';
import { changeCart } from '../no-script-page.js';
import { form, type FormValues } from '../components.js';
import type { Visit } from '../visit.js';

const basketText = ({ rules, texts }: Visit) => rules.getBasketText(texts);

/** The note to the picker of one line, and the button that puts the line aside. */
export async function lineExtras(visit: Visit, line: ProductLineItem): Promise<Piece> {
  const { lineItemId, note = '', product } = line;
  const { name } = product;
  const text = basketText(visit);
  return form(visit, {
    action: visit.to('cart'),
    hidden: { line: lineItemId },
    content: html`${noteField({
        name: 'lineNote',
        id: `note-${product.sku}`,
        value: note,
        label: text('note.line', { name }),
        most: MAX_LINE_NOTE,
      })}
      <div class="row">
        <button class="second" aria-label="${text('note.save')}: ${text('note.line', { name })}">
          ${text('note.save')}
        </button>
        <button
          class="second"
          name="later"
          value="${lineItemId}"
          aria-label="${text('saved.saveNamed', { name })}"
        >
          ${text('saved.save')}
        </button>
      </div>`,
  });
}

/** The note to the picker of the whole order, with a button of its own. */
export async function orderNote(visit: Visit, { note = '' }: Cart, page: string): Promise<Piece> {
  const text = basketText(visit);
  return form(visit, {
    action: visit.to(page),
    content: html`${noteField({
        name: 'orderNote',
        id: 'order-note',
        value: note,
        label: text('note.order'),
        most: MAX_ORDER_NOTE,
      })}
      <button class="second" aria-label="${text('note.save')}: ${text('note.order')}">
        ${text('note.save')}
      </button>`,
  });
}

interface NoteParts {
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly most: number;
}

function noteField({ name, id, label, value, most }: NoteParts): Piece {
  return html`<div>
    <label for="${id}">${label}</label>
    <textarea id="${id}" name="${name}" rows="2" maxlength="${String(most)}">${value}</textarea>
  </div>`;
}

/** Browsers send a line break as two characters; the contract takes one. */
const writtenIn = (text: string) => text.replaceAll('\r\n', '\n').trim();

/** Stores the note of a form, for a line or for the order; a refusal as text. */
export async function saveNote(visit: Visit, sent: FormValues): Promise<string | undefined> {
  const { lineNote, orderNote: written, line = '' } = sent;
  const isOfLine = lineNote !== undefined;
  const note = writtenIn(lineNote ?? written ?? '');
  const tooMany = note.length - (isOfLine ? MAX_LINE_NOTE : MAX_ORDER_NOTE);
  if (tooMany > 0) return basketText(visit)('note.tooLong', { count: tooMany });
  return changeCart(visit, () =>
    isOfLine
      ? visit.call(basketCalls.setLineNote, { params: { lineItemId: line }, body: { note } })
      : visit.call(basketCalls.setOrderNote, { body: { note } }),
  );
}
