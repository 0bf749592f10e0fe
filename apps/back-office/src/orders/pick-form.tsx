import { Button, Stack, TextField } from '@mui/material';
import type { OfficeOrder, PickInput, PickLine } from '@larder/office-contract';
import { officeCalls as calls } from '@larder/office-contract';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { callOffice } from '../data/call-office.js';
import { useOrderChange } from './use-order-change.js';

interface PickFormProps {
  readonly order: OfficeOrder;
  readonly line: PickLine;
}

/** A weighed line starts empty: its weight is read from the scale, not from the order. */
const startOf = ({ isWeighed, ordered, picked }: PickLine) =>
  picked ? String(picked) : isWeighed ? '' : String(ordered);

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
    save('PICKED', Number(text));
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
        label={translate(line.isWeighed ? 'office.order.grams' : 'office.order.pieces')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        size="small"
        margin="none"
        required
        fullWidth={false}
        sx={{ width: 120 }}
        slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '[1-9][0-9]*' } }}
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
