import { useState } from 'react';
import { addLines } from '@larder/contracts/cart';
import { useCapability } from '@larder/platform';
import { Button, Notice, RepeatIcon, Stack } from '@larder/ui';
import { PlannedLines } from './planned-lines.js';
import { isUnchanged, requestedQuantities, type ReorderLine } from './plan-reorder.js';
import { useText } from '../../messages/buy-again-text.js';
import { useReorderPlan, type LoadLines } from './use-reorder-plan.js';

const nothing: ReadonlySet<string> = new Set();

interface Props {
  readonly lines: readonly ReorderLine[] | LoadLines;
  /** Text of the button; "Buy again" when absent. */
  readonly label?: string;
  /** Accessible name, where several of these buttons are on a page; contains the label. */
  readonly name?: string;
}

/**
 * Adds products to the cart again: first shows what has changed, then asks. Unchanged products are
 * added at once. Products that conflict with the customer's diet need an explicit confirmation. Not
 * rendered in a shop without a cart.
 */
export function BuyAgain({ lines, label, name }: Props) {
  const text = useText();
  const add = useCapability(addLines);
  const { plan, state, look, clear } = useReorderPlan();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'none' | 'added' | 'failed'>('none');
  const load = typeof lines === 'function' ? lines : async () => lines;
  if (!add || (lines !== load && lines.length === 0)) return null;
  const put = async (wanted: typeof plan, agreed: ReadonlySet<string>) => {
    const chosen = requestedQuantities(wanted, agreed);
    if (chosen.length === 0) return;
    setBusy(true);
    const result = await add(chosen.map(({ sku, quantity }) => ({ sku, quantity })));
    setBusy(false);
    setOutcome(result === 'added' ? 'added' : 'failed');
    if (result === 'added') clear();
  };
  const begin = async () => {
    setOutcome('none');
    const found = await look(load);
    if (found?.every(isUnchanged)) await put(found, nothing);
  };
  return (
    <Stack gap={3}>
      <div>
        <Button
          variant="secondary"
          aria-label={name}
          icon={<RepeatIcon />}
          busy={isBusy || state === 'looking'}
          onClick={() => void begin()}
        >
          {label ?? text('again.begin')}
        </Button>
      </div>
      {state === 'failed' && (
        <Notice type="error" live>
          {text('again.failed')}
        </Notice>
      )}
      {outcome === 'added' && (
        <Notice type="success" live>
          {text('again.added')}
        </Notice>
      )}
      {outcome === 'failed' && (
        <Notice type="warning" live>
          {text('again.notAdded')}
        </Notice>
      )}
      {!plan.every(isUnchanged) && (
        <PlannedLines
          plan={plan}
          isBusy={isBusy}
          onPut={(agreed) => void put(plan, agreed)}
          onClose={clear}
        />
      )}
    </Stack>
  );
}
