import { Box, Button, Card, Stack, Typography } from '@mui/material';
import type { OfficeOrder, OrderStep } from '@larder/office-contract';
import { officeCalls as calls } from '@larder/office-contract';
import { Show, useRecordContext, useTranslate } from 'react-admin';
import { callOffice } from '../data/call-office.js';
import { useFormat } from '../messages/format.js';
import { OrderStatus } from './order-status.js';
import { PickLineRow } from './pick-line-row.js';
import { useOrderChange } from './use-order-change.js';

/** Milliseconds after which the page shows what other pickers have done. */
const refetchInterval = 15_000;

export const OrderPage = () => (
  <Show actions={false} component="div" queryOptions={{ refetchInterval }}>
    <OrderContent />
  </Show>
);

const OrderContent = () => {
  const order = useRecordContext<OfficeOrder>();
  const translate = useTranslate();
  const { slot, money } = useFormat();
  // For a moment react-admin shows what the list knows, and that has no lines.
  if (!order?.lines) return null;
  const {
    id,
    status,
    customerName,
    slotStart,
    slotEnd,
    isPickup,
    lines,
    payable,
    total,
    note,
    cash,
  } = order;
  return (
    <Stack spacing={2} sx={{ maxWidth: 860, pb: 10 }}>
      <Card sx={{ p: 2 }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h6" component="h2">
            {id}
          </Typography>
          <OrderStatus status={status} />
        </Stack>
        <Typography>{customerName}</Typography>
        <Typography color="text.secondary">
          {translate(`office.service.${isPickup ? 'pickup' : 'delivery'}`)} ·{' '}
          {slot(slotStart, slotEnd)}
        </Typography>
        <Typography color="text.secondary">
          {payable === undefined
            ? translate('office.order.expected', { amount: money(total) })
            : translate('office.order.payable', { amount: money(payable) })}
        </Typography>
        {cash && (
          <Typography>
            {translate('office.order.paysWith', {
              note: money(cash.paysWith),
              change: money(cash.change),
            })}
          </Typography>
        )}
        {note !== undefined && (
          <Typography
            sx={{ mt: 1, fontWeight: 600, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {translate('office.order.note', { note })}
          </Typography>
        )}
      </Card>
      <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <PickLineRow key={`${line.id} ${line.revision}`} order={order} line={line} />
        ))}
      </Card>
      <Steps order={order} />
    </Stack>
  );
};

const Steps = ({ order }: { readonly order: OfficeOrder }) => {
  const translate = useTranslate();
  const { isBusy, run } = useOrderChange();
  const take = (step: OrderStep) =>
    void run(() => callOffice(calls.takeStep, { params: { id: order.id }, body: { step } }));
  const isWaiting = order.status === 'PICKING' && order.steps.length === 0;
  return (
    <Box>
      {order.steps.map((step) => (
        <Button
          key={step}
          variant="contained"
          size="large"
          disabled={isBusy}
          onClick={() => take(step)}
        >
          {translate(`office.steps.${order.isPickup ? 'pickup' : 'delivery'}.${step}`)}
        </Button>
      ))}
      {isWaiting && (
        <Typography color="text.secondary">{translate('office.order.linesMissing')}</Typography>
      )}
      {order.status === 'PLACED' && order.steps.length === 0 && (
        <Typography color="text.secondary">{translate('office.order.beforeCutOff')}</Typography>
      )}
    </Box>
  );
};
