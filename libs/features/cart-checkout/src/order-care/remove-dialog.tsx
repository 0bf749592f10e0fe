import { useState } from 'react';
import type { Order } from '@larder/contracts/checkout';
import { useTexts } from '@larder/platform';
import { Checkbox, FieldGroup } from '@larder/ui';
import { useText } from './care-text.js';
import { ChangeDialog } from './change-dialog.js';
import { useChange } from './use-change.js';

interface Props {
  readonly order: Order;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Takes goods out of an order. */
export function RemoveDialog({ order, onClose, onChanged }: Props) {
  const text = useText();
  const { money, number } = useTexts();
  const own = useChange(order.orderNumber, onChanged);
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
        {order.productLineItems.map(({ lineItemId, product, quantity, lineTotal }) => {
          const amount = product.weightArticle
            ? `${number(quantity / 1000)} kg`
            : `${number(quantity)} ×`;
          return (
            <Checkbox
              key={lineItemId}
              label={`${amount} ${product.name}, ${money(lineTotal)}`}
              checked={chosen.includes(lineItemId)}
              onChange={() => toggle(lineItemId)}
            />
          );
        })}
      </FieldGroup>
    </ChangeDialog>
  );
}
