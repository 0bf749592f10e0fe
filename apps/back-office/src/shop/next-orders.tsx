import { Card, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import { officeCalls as calls } from '@larder/office-contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { callOffice } from '../data/call-office.js';
import { useFormat } from '../messages/format.js';
import { OrderStatus } from '../orders/order-status.js';

const count = 5;
const open: ReadonlySet<string> = new Set(['PLACED', 'PICKING']);

/** The orders that are due first, with the way to pick them. */
export const NextOrders = () => {
  const translate = useTranslate();
  const { slot } = useFormat();
  const { data } = useQuery({
    queryKey: ['next orders'],
    queryFn: () => callOffice(calls.getOrders, { query: { perPage: 50 } }),
    refetchInterval: 60_000,
  });
  if (!data) return null;
  const due = data.items.filter(({ status }) => open.has(status)).slice(0, count);
  return (
    <Card component="section" sx={{ mt: 2, p: 2 }}>
      <Typography variant="h6" component="h2">
        {translate('office.today.next')}
      </Typography>
      {due.length === 0 && (
        <Typography color="text.secondary">{translate('office.today.nothing')}</Typography>
      )}
      <List disablePadding>
        {due.map(({ id, customerName, slotStart, slotEnd, pickedCount, lineCount, status }) => (
          <ListItem key={id} disablePadding>
            <ListItemButton component={Link} to={`/orders/${id}/show`} disableGutters>
              <ListItemText
                primary={`${slot(slotStart, slotEnd)} · ${customerName}`}
                secondary={`${id} · ${translate('office.order.progress', {
                  picked: pickedCount,
                  count: lineCount,
                })}`}
              />
              <OrderStatus status={status} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Card>
  );
};
