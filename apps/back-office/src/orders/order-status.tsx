import { Chip } from '@mui/material';
import type { OrderSummary } from '@larder/office-contract';
import { useTranslate } from 'react-admin';

const colours = {
  PAYMENT_PENDING: 'default',
  PLACED: 'warning',
  PICKING: 'primary',
  ON_THE_WAY: 'success',
  READY: 'success',
  COMPLETED: 'default',
  CANCELLED: 'error',
} as const;

export const OrderStatus = ({ status }: Pick<OrderSummary, 'status'>) => {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      color={colours[status]}
      variant={status === 'PICKING' ? 'filled' : 'outlined'}
      label={translate(`office.status.${status}`)}
    />
  );
};
