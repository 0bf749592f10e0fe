import type { StandingOrder } from '@larder/contracts/shopping/standing-orders';
import { useTexts } from '@larder/platform';
import { perPiecePrice } from '@larder/pricing';
import { Button, Notice, Stack } from '@larder/ui';
import { standingApi } from '../../api/standing-api.js';
import { useText } from '../../messages/standing-text.js';
import { BuyAgain } from '../buy-again/buy-again.js';
import type { Attempt } from './use-standing-change.js';
import { useStandingFormats } from './use-standing-formats.js';

interface Props {
  readonly order: StandingOrder;
  readonly isBusy: boolean;
  readonly onChange: Attempt;
}

/** Why nothing was ordered for the last day, and what the customer can do about it. */
export function StandingProblemNotice({ order, isBusy, onChange }: Props) {
  const text = useText();
  const { money } = useTexts();
  const { day } = useStandingFormats();
  const { lastRun, state, problem } = order;
  if (!lastRun || lastRun.state !== 'NOT_PLACED' || !lastRun.problem) return null;
  const amounts = { total: money(lastRun.total ?? 0), highest: money(order.highestTotal) };
  const isWaiting = state === 'NEEDS_ATTENTION' && problem === lastRun.problem;
  return (
    <Notice type="warning" title={text('standing.problem', { day: day(lastRun.date) })}>
      <Stack gap={3}>
        <p>{text(`standing.problem.${lastRun.problem}`, amounts)}</p>
        {isWaiting && problem === 'PRICE' && (
          <Agree order={order} isBusy={isBusy} onChange={onChange} />
        )}
        {isWaiting && problem === 'PAYMENT' && (
          <BuyAgain lines={order.items.flatMap(lineOf)} label={text('standing.again')} />
        )}
      </Stack>
    </Notice>
  );
}

const lineOf = ({ product, quantity }: StandingOrder['items'][number]) =>
  product
    ? [{ sku: product.sku, name: product.name, quantity, price: perPiecePrice(product) }]
    : [];

/** One tap accepts the total that was too high. */
function Agree({ order, isBusy, onChange }: Props) {
  const text = useText();
  const { money } = useTexts();
  const [agree] = standingApi.useAgreeStandingMutation();
  const { date, total } = order.lastRun ?? {};
  if (date === undefined || total === undefined) return null;
  const body = { date, highestTotal: total };
  return (
    <div>
      <Button
        busy={isBusy}
        onClick={() =>
          void onChange(agree({ params: { id: order.id }, body }), () => text('standing.agreed'))
        }
      >
        {text('standing.agree', { total: money(total) })}
      </Button>
    </div>
  );
}
