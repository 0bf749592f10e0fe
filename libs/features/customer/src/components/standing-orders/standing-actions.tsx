import type { MouseEvent } from 'react';
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

/**
 * The second click of a double click does nothing: once the answer is there, the button of the same place
 * would skip another day, or take the pause back.
 */
const once = (act: () => unknown) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** Skips the next day, pauses or goes on. */
export function StandingActions({ order, isBusy, onChange }: Props) {
  const text = useText();
  const { day } = useStandingFormats();
  const [skip] = standingApi.useSkipStandingMutation();
  const [pause] = standingApi.usePauseStandingMutation();
  const [resume] = standingApi.useResumeStandingMutation();
  const params = { id: order.id };
  const isActive = order.state === 'ACTIVE';
  const skipped = ({ nextDate }: StandingOrder) => text('standing.skipped', { day: day(nextDate) });
  const body = { date: order.nextDate };
  return (
    <>
      {order.state === 'PAUSED' && <p>{text('standing.paused')}</p>}
      <Cluster gap={3}>
        {isActive && (
          <Button
            key="skip"
            variant="secondary"
            busy={isBusy}
            onClick={once(() => onChange(skip({ params, body }), skipped))}
          >
            {text('standing.skip')}
          </Button>
        )}
        {/* One element, which keeps the focus when pause and resume change places. */}
        <Button
          key="toggle"
          variant={isActive ? 'quiet' : order.state === 'PAUSED' ? 'primary' : 'secondary'}
          busy={isBusy}
          onClick={once(() => onChange(isActive ? pause({ params }) : resume({ params })))}
        >
          {text(isActive ? 'standing.pause' : 'standing.resume')}
        </Button>
      </Cluster>
    </>
  );
}
