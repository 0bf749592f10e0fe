import { Button, Stack, TextField } from '@mui/material';
import type { DataRequest } from '@larder/office-contract';
import { officeCalls as calls } from '@larder/office-contract';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { may } from '../data/auth-provider.js';
import { callOffice } from '../data/call-office.js';
import { useOrderChange } from '../orders/use-order-change.js';
import { EraseButton } from './erase-button.js';
import { saveJson } from './save-json.js';

interface RequestActionsProps {
  readonly request: DataRequest;
}

/** What an admin does about an open request: give the data out, delete it, or refuse with a reason. */
export const RequestActions = ({ request }: RequestActionsProps) => {
  if (!may('admin')) return null;
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      {request.kind === 'EXPORT' ? (
        <ExportButton request={request} />
      ) : (
        (request.hasAccount || request.orderNumber !== undefined) && (
          <EraseButton request={request} />
        )
      )}
      <RefuseButton request={request} />
    </Stack>
  );
};

const ExportButton = ({ request: { id } }: RequestActionsProps) => {
  const translate = useTranslate();
  const { isBusy, run } = useOrderChange();
  const give = async () => {
    const { data } = await callOffice(calls.exportForRequest, { params: { id }, body: {} });
    saveJson(`${id}.json`, data);
  };
  return (
    <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void run(give)}>
      {translate('office.request.export')}
    </Button>
  );
};

const RefuseButton = ({ request: { id } }: RequestActionsProps) => {
  const translate = useTranslate();
  const { isBusy, run } = useOrderChange();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const onConfirm = () => {
    setIsOpen(false);
    const body = { reason: reason.trim() };
    void run(() => callOffice(calls.refuseRequest, { params: { id }, body }));
  };
  return (
    <>
      <Button size="small" disabled={isBusy} onClick={() => setIsOpen(true)}>
        {translate('office.request.refuse')}
      </Button>
      <Confirm
        isOpen={isOpen}
        title="office.request.refuse"
        content={
          <TextField
            label={translate('office.request.reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            fullWidth
            multiline
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        }
        confirm="office.request.refuse"
        onConfirm={onConfirm}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
};
