import { Button, Card, Stack, TextField, Typography } from '@mui/material';
import type { ClaimForReview } from '@larder/contracts/checkout';
import { officeCalls as calls } from '@larder/office-contract';
import { useState } from 'react';
import { List, RecordsIterator, useTranslate } from 'react-admin';
import { callOffice } from '../data/call-office.js';
import { useFormat } from '../messages/format.js';
import { useOrderChange } from '../orders/use-order-change.js';

/** Claims that wait for a person, oldest first. */
export const ClaimList = () => (
  <List exporter={false} actions={false} pagination={false} component="div">
    <Stack spacing={2} sx={{ maxWidth: 860, mt: 2 }}>
      <RecordsIterator<ClaimForReview> render={(claim) => <Claim key={claim.id} claim={claim} />} />
    </Stack>
  </List>
);

const Claim = ({ claim }: { readonly claim: ClaimForReview }) => {
  const translate = useTranslate();
  const { money, quantity: amount } = useFormat();
  const { orderNumber, reason, lines, note, claimed, creditable, openBecause } = claim;
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="h6" component="h2">
        {orderNumber} · {translate(`office.claim.reasons.${reason}`)}
      </Typography>
      {lines.map(({ lineItemId, name, weighed = false, isInPounds, quantity }) => (
        <Typography key={lineItemId}>
          {amount(quantity, { isWeighed: weighed, isInPounds })} {name}
        </Typography>
      ))}
      {note !== undefined && <Typography>„{note}“</Typography>}
      <Typography color="text.secondary">
        {translate('office.claim.amounts', {
          claimed: money(claimed),
          creditable: money(creditable),
        })}
      </Typography>
      {openBecause !== undefined && (
        <Typography color="text.secondary">
          {translate(`office.claim.because.${openBecause}`)}
        </Typography>
      )}
      <Decision claim={claim} />
    </Card>
  );
};

/** An order that was paid at the door has no payment to return: the shop pays by hand. */
const refundOf = ({ openBecause }: ClaimForReview) =>
  openBecause === 'NOT_PREPAID' ? 'BY_HAND' : 'PAYMENT';

const Decision = ({ claim }: { readonly claim: ClaimForReview }) => {
  const translate = useTranslate();
  const { isBusy, run } = useOrderChange();
  const [answer, setAnswer] = useState('');
  const { id, claimed, creditable } = claim;
  const decide = (body: object) =>
    void run(() => callOffice(calls.decideClaim, { params: { id }, body }));
  const amount = Math.min(claimed, creditable);
  return (
    <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        variant="contained"
        disabled={isBusy || amount === 0}
        onClick={() => decide({ decision: 'CREDIT', amount, refund: refundOf(claim) })}
      >
        {translate(`office.claim.credit.${refundOf(claim)}`)}
      </Button>
      <TextField
        label={translate('office.claim.answer')}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        size="small"
        margin="none"
        sx={{ flexGrow: 1, minWidth: 180 }}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Button
        color="error"
        disabled={isBusy || answer.trim() === ''}
        onClick={() => decide({ decision: 'REFUSE', answer: answer.trim() })}
      >
        {translate('office.claim.refuse')}
      </Button>
    </Stack>
  );
};
