import { useEffect, useId, useState, type FormEvent } from 'react';
import type { Cart } from '@larder/contracts/cart';
import type { TimeSlot } from '@larder/contracts/distribution';
import { useFeature } from '@larder/platform';
import { Button, Loading, Notice, Skeleton, Stack } from '@larder/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { distributionApi } from '../../../api/distribution-api.js';
import { LoadError } from '../../cart/load-error.js';
import { destinationOf } from '../../service/destination.js';
import { timeSlotQuery } from '../../service/times/time-slot-query.js';
import { useText } from '../../../messages/use-text.js';
import { TimeSlotGrid } from './time-slot-grid.js';
import { checkoutSlice } from '../../../state/checkout.js';
import { useStepForm } from '../one-page/step-form.js';
import { useSaveTimeSlot } from './use-save-time-slot.js';

interface Props {
  readonly cart: Cart;
  /** Selected where nothing was chosen before; else the first one that is free. */
  readonly proposed?: string | undefined;
  readonly onSaved: () => void;
}

const isFree = ({ state }: TimeSlot) => state !== 'full';

/** Seconds after which time slots are refetched when the step is opened again. */
const FRESH = 30;

/** Choice of a day, then of a time slot (SLOT-06, 17). */
export default function TimeSlotForm({ cart, proposed, onSaved }: Props) {
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
  if (!data.some(isFree))
    return (
      <Notice type="warning" live title={text('slot.noneTitle')}>
        {text('slot.none')}
      </Notice>
    );
  return <TimeSlotPicker cart={cart} proposed={proposed} onSaved={onSaved} timeSlots={data} />;
}

interface PickerProps extends Props {
  readonly timeSlots: readonly TimeSlot[];
}

function TimeSlotPicker({ cart, proposed, timeSlots, onSaved }: PickerProps) {
  const text = useText();
  const id = useId();
  const [chosen, setChosen] = useState(
    cart.distributionWindow?.id ?? proposed ?? timeSlots.find(isFree)?.id,
  );
  const { save, isBusy, problem, setProblem } = useSaveTimeSlot(onSaved);

  const window = timeSlots.find((one) => one.id === chosen && isFree(one));
  useSelectedFee(window?.serviceFee);
  const check = () => {
    if (!window) setProblem(text('slot.choose'));
    return window !== undefined;
  };
  useStepForm({ check, save: async () => window !== undefined && save(window.id) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check() && window) void save(window.id);
  };
  useEffect(() => {
    if (problem !== undefined)
      document.getElementById(id)?.querySelector<HTMLElement>('input:not(:disabled)')?.focus();
  }, [id, problem]);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <TimeSlotGrid
          id={id}
          cart={cart}
          timeSlots={timeSlots}
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

/** The sums beside the form say what the selected time slot makes of them. */
function useSelectedFee(serviceFee: number | undefined): void {
  const { dispatch } = useFeature();
  const { feeSelected } = checkoutSlice.actions;
  useEffect(() => {
    dispatch(feeSelected(serviceFee));
    return () => void dispatch(feeSelected(undefined));
  }, [dispatch, feeSelected, serviceFee]);
}
