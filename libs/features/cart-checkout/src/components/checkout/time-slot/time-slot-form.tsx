import { useEffect, useId, useState, type FormEvent } from 'react';
import type { Cart } from '@larder/contracts/cart';
import type { TimeSlot } from '@larder/contracts/distribution';
import { codeOf, useFeature, useTexts } from '@larder/platform';
import { Button, Loading, Notice, Skeleton, Stack } from '@larder/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { orderingApi } from '../../../api/ordering-api.js';
import { distributionApi, invalidateTimeSlots } from '../../../api/distribution-api.js';
import { enqueueChange } from '../../../state/set-quantity.js';
import { LoadError } from '../../cart/load-error.js';
import { isTimeSlotError, hasMessage } from '../../cart/validation/validation-groups.js';
import { destinationOf } from '../../service/destination.js';
import { dayKey } from '../../service/times/format-time-slot.js';
import { timeSlotQuery } from '../../service/times/time-slot-query.js';
import { useText } from '../../../messages/use-text.js';
import { TimeSlotDays } from './time-slot-days.js';
import { TimeSlotTimes } from './time-slot-times.js';
import { stepSaved } from '../step-saved.js';
import { timeSlotsByDay } from './time-slots-by-day.js';

interface Props {
  readonly cart: Cart;
  readonly onSaved: () => void;
}

/** Seconds after which time slots are refetched when the step is opened again. */
const FRESH = 30;

/** Choice of a day, then of a time slot (SLOT-06, 17). */
export function TimeSlotForm({ cart, onSaved }: Props) {
  const text = useText();
  const args = timeSlotQuery(destinationOf(cart));
  const { data, isError, refetch } = distributionApi.useGetWindowsQuery(args ?? skipToken, {
    refetchOnMountOrArgChange: FRESH,
  });
  if (isError) return <LoadError onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label={text('slot.loading')}>
        <Skeleton shape="wide" />
        <Skeleton shape="wide" />
      </Loading>
    );
  if (data.every(({ state }) => state === 'full'))
    return (
      <Notice type="warning" live title={text('slot.noneTitle')}>
        {text('slot.none')}
      </Notice>
    );
  return <TimeSlotPicker cart={cart} timeSlots={data} onSaved={onSaved} />;
}

interface PickerProps extends Props {
  readonly timeSlots: readonly TimeSlot[];
}

function TimeSlotPicker({ cart, timeSlots, onSaved }: PickerProps) {
  const text = useText();
  const texts = useTexts();
  const id = useId();
  const [chosen, setChosen] = useState(cart.distributionWindow?.id);
  const days = timeSlotsByDay(timeSlots, (instant) => dayKey(texts, instant));
  const first =
    days.find((day) => day.timeSlots.some((one) => one.id === chosen)) ??
    days.find((day) => day.timeSlots.some(({ state }) => state !== 'full'));
  const [dayKeyChosen, setDay] = useState(first?.key);
  const day = days.find(({ key }) => key === dayKeyChosen) ?? first;
  const { save, isBusy, problem, setProblem } = useSaveTimeSlot(onSaved);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const window = timeSlots.find((one) => one.id === chosen);
    if (!window || window.state === 'full') return setProblem(text('slot.choose'));
    void save(window.id);
  };
  useEffect(() => {
    if (problem !== undefined)
      document.getElementById(id)?.querySelector<HTMLElement>('input:not(:disabled)')?.focus();
  }, [id, problem]);
  if (!day) return null;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <TimeSlotDays days={days} chosen={day.key} onChange={setDay} />
        <TimeSlotTimes
          id={id}
          cart={cart}
          day={day}
          chosen={chosen}
          error={problem}
          onChange={(window) => {
            setChosen(window);
            setProblem(undefined);
          }}
        />
        <div>
          <Button type="submit" busy={isBusy}>
            {text('step.slot.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Saves the time slot; for an unavailable one the list is refetched and the reason shown (SLOT-16). */
function useSaveTimeSlot(onSaved: () => void) {
  const text = useText();
  const context = useFeature();
  const [setTimeSlot] = orderingApi.useSetTimeSlotMutation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (id: string) => {
    setBusy(true);
    setProblem(undefined);
    const { error } = await enqueueChange(context, () => setTimeSlot({ body: { id } }));
    setBusy(false);
    if (!error) {
      stepSaved(context, 'timeSlot');
      return onSaved();
    }
    const code = codeOf(error);
    if (isTimeSlotError(code)) context.dispatch(invalidateTimeSlots());
    setProblem(hasMessage(code) ? text(`error.${code}`) : text('trouble.saving'));
  };
  return { save, isBusy, problem, setProblem };
}
