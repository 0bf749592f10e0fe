import { useState } from 'react';
import type { Order } from '@larder/contracts/checkout';
import { useTexts, type Texts } from '@larder/platform';
import { Checkbox, FieldGroup } from '@larder/ui';
import { formatQuantity } from '../cart/lines/format-quantity.js';
import { useText as useShopText, type Text } from '../../messages/use-text.js';
import { useText } from '../../messages/after-order/order-changes-text.js';
import { ChangeDialog } from './change-dialog.js';
import { useOrderChange } from './use-order-change.js';

interface Props {
  readonly order: Order;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** "200 g Apfel Gala, ca. € 0,60": as in the order. */
function formatLine(text: Text, texts: Texts, line: Order['productLineItems'][number]): string {
  const { product, quantity, lineTotal } = line;
  const about = product.weightArticle ? `${text('line.about')} ` : '';
  const amount = formatQuantity(text, texts, product, quantity);
  return `${amount} ${product.name}, ${about}${texts.money(lineTotal)}`;
}

/** Takes goods out of an order. */
export function RemoveDialog({ order, onClose, onChanged }: Props) {
  const text = useText();
  const shopText = useShopText();
  const texts = useTexts();
  const own = useOrderChange(order.orderNumber, onChanged);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const next = () => {
    if (chosen.length === 0) own.setProblem(text('care.chooseLines'));
    else void own.tryOut({ removeLineItemIds: [...chosen] });
  };
  const toggle = (id: string) => {
    own.setProblem(undefined);
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  };
  return (
    <ChangeDialog
      order={order}
      title={text('care.remove')}
      own={own}
      onClose={onClose}
      onNext={next}
    >
      <FieldGroup legend={text('care.removeHint')}>
        {order.productLineItems.map((line) => (
          <Checkbox
            key={line.lineItemId}
            label={formatLine(shopText, texts, line)}
            checked={chosen.includes(line.lineItemId)}
            onChange={() => toggle(line.lineItemId)}
          />
        ))}
      </FieldGroup>
    </ChangeDialog>
  );
}
