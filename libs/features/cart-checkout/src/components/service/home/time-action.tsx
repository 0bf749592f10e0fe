import { useTexts } from '@larder/platform';
import { Button } from '@larder/ui';
import { useHomeText } from './home-text.js';
import { useText } from '../../../messages/use-text.js';
import type { Destination } from '../destination.js';
import { formatRelativeTimeSlot } from '../times/format-time-slot.js';
import { useTimeList } from './use-time-list.js';
import { useUsualTimeSlot } from './use-usual-time-slot.js';

interface Props {
  readonly to: Destination;
  readonly isChosen: boolean;
  readonly onFailed: (hasFailed: boolean) => void;
}

/** Takes the usual time slot if it is free again, or opens the list; nothing until that is known. */
export function TimeAction({ to, isChosen, onFailed }: Props) {
  const text = useText();
  const texts = useTexts();
  const home = useHomeText();
  const { slot, isPending, isBusy, take } = useUsualTimeSlot(isChosen ? undefined : to);
  const list = useTimeList(to);
  const follow = (result: Promise<unknown>) =>
    void result.then((error) => onFailed(error !== undefined));
  if (isPending) return null;
  if (!slot)
    return (
      <Button variant="secondary" busy={list.isBusy} onClick={() => follow(list.open())}>
        {home(isChosen ? 'otherTime' : 'chooseTime')}
      </Button>
    );
  const time = formatRelativeTimeSlot(text, texts, slot, new Date());
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => follow(take(slot.id))}>
      {home('usual', { time })}
    </Button>
  );
}
