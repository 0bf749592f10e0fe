import { useId, useState, type ChangeEvent, type FormEvent } from 'react';
import type { Cart } from '@larder/contracts/cart';
import type { TimeSlot } from '@larder/contracts/distribution';
import { transient, useFeature } from '@larder/platform';
import { Button, Loading, Notice, Skeleton } from '@larder/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { cachedCart } from '../../api/cart/cart-cache.js';
import { distributionApi } from '../../api/distribution-api.js';
import { useHoldWatchText } from '../../messages/time-slots/hold-watch-text.js';
import { useSlotSheetText } from '../../messages/time-slots/slot-sheet-text.js';
import { useText } from '../../messages/use-text.js';
import { LoadError } from '../cart/load-error.js';
import { TimeSlotGrid } from '../checkout/time-slot/time-slot-grid.js';
import { useSaveTimeSlot } from '../checkout/time-slot/use-save-time-slot.js';
import type { Destination } from '../service/destination.js';
import { timeSlotQuery } from '../service/times/time-slot-query.js';
import { hasHoldEnded } from './has-hold-ended.js';
import styles from './slot-sheet.module.css';
import { useAfterPaint } from './use-after-paint.js';
import { useSlotName } from './use-slot-name.js';

interface Props {
  readonly cart: Cart;
  readonly to: Destination;
  readonly onTaken: () => void;
}

/** Seconds after which the time slots are fetched again when the sheet is opened. */
const FRESH = 30;
/** Milliseconds in which a sentence can be read. */
const READING_TIME_MS = 5000;

/** The time slots of the place, with their loading, empty and failed states. */
export function SlotChoice({ cart, to, onTaken }: Props) {
  const text = useText();
  const own = useSlotSheetText();
  const isPainted = useAfterPaint();
  const { data, isError, refetch } = distributionApi.useGetWindowsQuery(
    timeSlotQuery(to) ?? skipToken,
    { refetchOnMountOrArgChange: FRESH },
  );
  if (isError) return <LoadError onRetry={() => void refetch()} />;
  if (!data || !isPainted)
    return (
      <Loading label={text('slot.loading')}>
        <div className={styles.waiting}>
          <Skeleton shape="wide" />
          <Skeleton shape="wide" />
          <Skeleton shape="wide" />
        </div>
      </Loading>
    );
  if (data.every(({ state }) => state === 'full'))
    return (
      <Notice type="warning" live title={text('slot.noneTitle')}>
        {own('none')}
      </Notice>
    );
  const taken = hasHoldEnded(cart) ? undefined : cart.distributionWindow?.id;
  // What was chosen before is given back, or was replaced in another tab.
  return (
    <SlotPicker key={taken ?? ''} cart={cart} taken={taken} timeSlots={data} onTaken={onTaken} />
  );
}

interface PickerProps {
  readonly cart: Cart;
  /** The time slot that the cart has. */
  readonly taken: string | undefined;
  readonly timeSlots: readonly TimeSlot[];
  readonly onTaken: () => void;
}

/** Browsers count the clicks of a pointer; a radio that a key has chosen is clicked 0 times. */
const isTapped = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof UIEvent && nativeEvent.detail > 0;

/**
 * A tap takes a time slot at once. Arrow keys pass over those that are not wanted: by keyboard, a button
 * takes the chosen one.
 */
function SlotPicker({ cart, taken, timeSlots, onTaken }: PickerProps) {
  const own = useSlotSheetText();
  const id = useId();
  const nameOf = useSlotName();
  const hasEnded = hasHoldEnded(cart);
  const [chosen, setChosen] = useState(taken);
  const announceChoice = useAnnouncedChoice();
  const { save, isBusy, problem, setProblem } = useSaveTimeSlot(() => {
    announceChoice();
    onTaken();
  });
  const take = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined && !isBusy) void save(chosen);
  };
  const picked = timeSlots.find((one) => one.id === chosen && one.id !== taken);
  return (
    <form onSubmit={take} noValidate aria-busy={isBusy} className={styles.choice}>
      {hasEnded && <EndedNotice timeSlots={timeSlots} id={cart.distributionWindow?.id} />}
      <p className={styles.hint}>{own('hint')}</p>
      <TimeSlotGrid
        id={id}
        cart={cart}
        timeSlots={timeSlots}
        chosen={chosen}
        error={problem}
        onChange={(slot, event) => {
          setChosen(slot);
          setProblem(undefined);
          if (isTapped(event) && !isBusy) void save(slot);
        }}
      />
      {picked && picked.state !== 'full' && (
        <div className={styles.take}>
          <Button type="submit" block busy={isBusy}>
            {own('take', { time: nameOf(picked) })}
          </Button>
        </div>
      )}
    </form>
  );
}

interface EndedProps {
  readonly timeSlots: readonly TimeSlot[];
  readonly id: string | undefined;
}

function EndedNotice({ timeSlots, id }: EndedProps) {
  const hold = useHoldWatchText();
  const slot = timeSlots.find((one) => one.id === id);
  const isFree = slot !== undefined && slot.state !== 'full';
  return <Notice type="info">{hold(isFree ? 'endedFree' : 'endedGone')}</Notice>;
}

/** Announces the choice in a toast, because the sheet is closed by then. */
function useAnnouncedChoice() {
  const context = useFeature();
  const own = useSlotSheetText();
  const nameOf = useSlotName(true);
  return () => {
    const slot = cachedCart(context.getState())?.distributionWindow;
    if (!slot) return;
    const message = own(slot.heldUntil === undefined ? 'taken' : 'held', { time: nameOf(slot) });
    context.dispatch(
      transient(message, { type: 'success', key: 'cart.slot', duration: READING_TIME_MS }),
    );
  };
}
