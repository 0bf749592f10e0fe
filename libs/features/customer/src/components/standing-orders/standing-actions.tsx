import type { StandingOrder } from '@larder/contracts/shopping/standing-orders';
import { Button, Cluster } from '@larder/ui';
import { standingApi } from '../../api/standing-api.js';
import { useText } from '../../messages/standing-text.js';
import type { Attempt } from './use-standing-change.js';
import { useStandingFormats } from './use-standing-formats.js';

interface Props {
  readonly order: StandingOrder;
  readonly isBusy: boolean;
  readonly onChange: Attempt;
}

/** Skips the next day, pauses or goes on. */
export function StandingActions({ order, isBusy, onChange }: Props) {
  const text = useText();
  const { day } = useStandingFormats();
  const [skip] = standingApi.useSkipStandingMutation();
  const [pause] = standingApi.usePauseStandingMutation();
  const [resume] = standingApi.useResumeStandingMutation();
  const params = { id: order.id };
  if (order.state !== 'ACTIVE')
    return (
      <>
        {order.state === 'PAUSED' && <p>{text('standing.paused')}</p>}
        <div>
          <Button
            variant={order.state === 'PAUSED' ? 'primary' : 'secondary'}
            busy={isBusy}
            onClick={() => void onChange(resume({ params }))}
          >
            {text('standing.resume')}
          </Button>
        </div>
      </>
    );
  const skipped = ({ nextDate }: StandingOrder) => text('standing.skipped', { day: day(nextDate) });
  const body = { date: order.nextDate };
  return (
    <Cluster gap={3}>
      <Button
        variant="secondary"
        busy={isBusy}
        onClick={() => void onChange(skip({ params, body }), skipped)}
      >
        {text('standing.skip')}
      </Button>
      <Button variant="quiet" busy={isBusy} onClick={() => void onChange(pause({ params }))}>
        {text('standing.pause')}
      </Button>
    </Cluster>
  );
}
