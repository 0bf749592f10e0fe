import { Button, Stack, TextField } from '@mui/material';
import type { OfficeOrder, PickInput, PickLine } from '@larder/office-contract';
import { officeCalls as calls } from '@larder/office-contract';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { callOffice } from '../data/call-office.js';
import { amountInput, readAmount, shownAmount, unitLabel } from './packed-amount.js';
import { useOrderChange } from './use-order-change.js';

interface PickFormProps {
  readonly order: OfficeOrder;
  readonly line: PickLine;
}

/** A weighed line starts empty: its weight is read from the scale, not from the order. */
const startOf = (line: PickLine) =>
  line.picked ? `${shownAmount(line, line.picked)}` : line.isWeighed ? '' : `${line.ordered}`;

export const PickForm = ({ order, line }: PickFormProps) => {
  const translate = useTranslate();
  const { isBusy, run } = useOrderChange();
  const [text, setText] = useState(() => startOf(line));
  const save = (outcome: PickInput['outcome'], quantity: number) =>
    void run(() =>
      callOffice(calls.pickLine, {
        params: { id: order.id, lineId: line.id },
        body: { revision: line.revision, outcome, quantity },
      }),
    );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save('PICKED', readAmount(line, text));
  };
  const maySubstitute = line.substitution === 'SIMILAR' || line.substitution === 'CALL';
  return (
    <Stack
      component="form"
      direction="row"
      onSubmit={onSubmit}
      sx={{ mt: 1, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <TextField
        label={translate(unitLabel(line))}
        value={text}
        onChange={({ target }) => setText(target.value)}
        size="small"
        margin="none"
        required
        fullWidth={false}
        sx={{ width: 120 }}
        slotProps={{ htmlInput: amountInput(line) }}
      />
      <Button type="submit" variant="contained" disabled={isBusy}>
        {translate('office.order.pick')}
      </Button>
      <Button color="error" disabled={isBusy} onClick={() => save('MISSING', 0)}>
        {translate('office.order.missing')}
      </Button>
      {maySubstitute && (
        <Button color="warning" disabled={isBusy} onClick={() => save('SUBSTITUTED', line.ordered)}>
          {translate('office.order.substitute')}
        </Button>
      )}
    </Stack>
  );
};
