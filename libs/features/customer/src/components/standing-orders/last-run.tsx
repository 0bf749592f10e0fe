import type { StandingRun } from '@larder/contracts/shopping/standing-orders';
import { Link, useTexts } from '@larder/platform';
import { useText } from '../../messages/standing-text.js';
import { useStandingFormats, useStandingLinks } from './use-standing-formats.js';

/** What became of the day before, with its order; a day without an order has a notice of its own. */
export function LastRun({ run }: { readonly run: StandingRun | undefined }) {
  const text = useText();
  const { money } = useTexts();
  const { day } = useStandingFormats();
  const { order } = useStandingLinks();
  if (!run || run.state === 'NOT_PLACED') return null;
  const { date, state, orderNumber, total = 0 } = run;
  return (
    <>
      <dt>{text('standing.last')}</dt>
      <dd>
        {text(`standing.last.${state}`, { day: day(date), total: money(total) })}{' '}
        {orderNumber !== undefined && (
          <Link href={order(orderNumber)}>{text('standing.last.order')}</Link>
        )}
      </dd>
    </>
  );
}
