import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import type { DataRequest } from '@larder/office-contract';
import { officeCalls as calls } from '@larder/office-contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callOffice } from '../data/call-office.js';
import { useOrderChange } from '../orders/use-order-change.js';

interface EraseButtonProps {
  readonly request: DataRequest;
}

type Step = 'closed' | 'explained' | 'confirmed';

/** Deletes a person's data after two questions: what goes and stays, then the email, typed. */
export const EraseButton = ({ request: { id, email = '', hasAccount } }: EraseButtonProps) => {
  const translate = useTranslate();
  const { isBusy, run } = useOrderChange();
  const [step, setStep] = useState<Step>('closed');
  const close = () => setStep('closed');
  const erase = (typed: string) => {
    close();
    void run(() => callOffice(calls.eraseForRequest, { params: { id }, body: { email: typed } }));
  };
  return (
    <>
      <Button
        size="small"
        color="error"
        variant="outlined"
        disabled={isBusy}
        onClick={() => setStep('explained')}
      >
        {translate('office.request.erase')}
      </Button>
      <Dialog open={step !== 'closed'} onClose={close} aria-labelledby={`erase-${id}`}>
        <DialogTitle id={`erase-${id}`} sx={{ overflowWrap: 'anywhere' }}>
          {translate('office.request.eraseTitle', { email })}
        </DialogTitle>
        {step === 'confirmed' ? (
          <Typed email={email} onCancel={close} onErase={erase} />
        ) : (
          <Explained
            text={`office.request.${hasAccount ? 'eraseAccount' : 'eraseGuest'}`}
            onCancel={close}
            onContinue={() => setStep('confirmed')}
          />
        )}
      </Dialog>
    </>
  );
};

interface ExplainedProps {
  readonly text: string;
  readonly onCancel: () => void;
  readonly onContinue: () => void;
}

const Explained = ({ text, onCancel, onContinue }: ExplainedProps) => {
  const translate = useTranslate();
  return (
    <>
      <DialogContent>
        <DialogContentText>{translate(text)}</DialogContentText>
        <DialogContentText sx={{ mt: 2 }}>
          {translate('office.request.eraseText')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
        <Button color="error" onClick={onContinue}>
          {translate('office.request.eraseContinue')}
        </Button>
      </DialogActions>
    </>
  );
};

interface TypedProps {
  readonly email: string;
  readonly onCancel: () => void;
  readonly onErase: (typed: string) => void;
}

const Typed = ({ email, onCancel, onErase }: TypedProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const isSame = typed.trim().toLowerCase() === email;
  return (
    <>
      <DialogContent>
        <DialogContentText>{translate('office.request.eraseType', { email })}</DialogContentText>
        <TextField
          label={translate('resources.data-requests.fields.email')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          type="email"
          autoComplete="off"
          fullWidth
          sx={{ mt: 2 }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
        <Button color="error" disabled={!isSame} onClick={() => onErase(typed.trim())}>
          {translate('office.request.eraseForever')}
        </Button>
      </DialogActions>
    </>
  );
};
