import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { officeCalls as calls } from '@larder/office-contract';
import { useState } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import { callOffice } from '../data/call-office.js';
import { faultMessage } from '../data/field-errors.js';

type Translate = (key: string, args?: object) => string;

/** Why it did not work, in the person's language. */
function reasonOf(error: unknown, translate: Translate): string {
  if (!(error instanceof HttpError)) return translate('office.errors.other');
  const { fields } = (error.body ?? {}) as { readonly fields?: { readonly email?: string } };
  return fields?.email === undefined
    ? translate(String(error.message))
    : faultMessage(fields.email, translate);
}

/** Signs a customer out on all devices: they have lost one, or somebody else uses the account. */
export const SignOutButton = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [email, setEmail] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const close = () => {
    setIsOpen(false);
    setRefusal(undefined);
    setEmail('');
  };
  const signOut = async () => {
    setIsBusy(true);
    try {
      await callOffice(calls.signCustomerOut, { body: { email: email.trim() } });
      close();
      notify('office.signOut.done', { type: 'success' });
    } catch (error) {
      setRefusal(reasonOf(error, translate));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {translate('office.signOut.open')}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby="sign-customer-out">
        <DialogTitle id="sign-customer-out">{translate('office.signOut.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate('office.signOut.text')}</DialogContentText>
          <TextField
            label={translate('resources.data-requests.fields.email')}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            error={refusal !== undefined}
            helperText={refusal}
            type="email"
            autoComplete="off"
            fullWidth
            sx={{ mt: 2 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <Button
            color="error"
            disabled={isBusy || email.trim() === ''}
            onClick={() => void signOut()}
          >
            {translate('office.signOut.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
