import { useState } from 'react';
import type { StandingOrder } from '@larder/contracts/shopping/standing-orders';
import { isNotFound, transient, useFeature } from '@larder/platform';
import { Button, Cluster } from '@larder/ui';
import { Dialog } from '@larder/ui/dialog';
import { standingApi } from '../../api/standing-api.js';
import { useText } from '../../messages/standing-text.js';
import { failure } from './use-standing-change.js';

interface Props {
  readonly order: StandingOrder;
  readonly onEnded: () => void;
}

/** Ends a standing order after a question. */
export function EndStandingOrder({ order: { id, name }, onEnded }: Props) {
  const text = useText();
  const { dispatch } = useFeature();
  const [isOpen, setOpen] = useState(false);
  const [remove, { isLoading }] = standingApi.useRemoveStandingMutation();
  const end = async () => {
    const { data, error } = await remove({ params: { id } });
    // It is gone after an answer that was lost, too.
    if (data || isNotFound(error)) return onEnded();
    setOpen(false);
    dispatch(transient(text('standing.failed'), failure));
  };
  return (
    <div>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {text('standing.end')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={text('standing.end.title')}
        closeLabel={text('standing.close')}
        footer={
          <Cluster gap={3}>
            <Button variant="danger" busy={isLoading} onClick={() => void end()}>
              {text('standing.end.confirm')}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {text('standing.cancel')}
            </Button>
          </Cluster>
        }
      >
        <p>{text('standing.end.text', { name })}</p>
      </Dialog>
    </div>
  );
}
