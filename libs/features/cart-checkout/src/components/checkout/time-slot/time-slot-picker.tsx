import { useEffect, useId, useState, type FormEvent } from 'react';
import type { Cart } from '@larder/contracts/cart';
import type { TimeSlot } from '@larder/contracts/distribution';
import { Button, Stack } from '@larder/ui';
import { useText } from '../../../messages/use-text.js';
import { useStepForm } from '../one-page/step-form.js';
import { TimeSlotGrid } from './time-slot-grid.js';
import { useSaveTimeSlot } from './use-save-time-slot.js';

interface Props {
  readonly cart: Cart;
  /** Selected where nothing was chosen before. */
  readonly proposed?: string | undefined;
  readonly onSaved: () => void;
  readonly timeSlots: readonly TimeSlot[];
}

/** Days and time slots with the button that takes the chosen one. */
export default function TimeSlotPicker({ cart, proposed, timeSlots, onSaved }: Props) {
  const text = useText();
  const id = useId();
  const [chosen, setChosen] = useState(cart.distributionWindow?.id ?? proposed);
  const { save, isBusy, problem, setProblem } = useSaveTimeSlot(onSaved);

  const window = timeSlots.find((one) => one.id === chosen && one.state !== 'full');
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
          {...{ id, cart, timeSlots, chosen }}
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
