import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { useOrderChange } from '../orders/use-order-change.js';

interface EndButtonProps {
  /** What ends, in the person's words. */
  readonly name: string;
  readonly end: () => Promise<unknown>;
}

/** Ends a code or a voucher after the person has confirmed it: there is no way back. */
export const EndButton = ({ name, end }: EndButtonProps) => {
  const translate = useTranslate();
  const { isBusy, run } = useOrderChange();
  const [isOpen, setIsOpen] = useState(false);
  const onConfirm = () => {
    setIsOpen(false);
    void run(end);
  };
  return (
    <>
      <Button size="small" color="error" disabled={isBusy} onClick={() => setIsOpen(true)}>
        {translate('office.code.end')}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={translate('office.code.endTitle', { name })}
        content="office.code.endText"
        confirm="office.code.end"
        onConfirm={onConfirm}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
};
