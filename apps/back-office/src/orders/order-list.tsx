import { useMediaQuery, type Theme } from '@mui/material';
import type { OrderSummary } from '@larder/office-contract';
import { orderStatuses } from '@larder/office-contract';
import {
  DataTable,
  DateInput,
  List,
  SearchInput,
  SelectInput,
  SimpleList,
  useTranslate,
} from 'react-admin';
import { RowLink } from '../data/row-link.js';
import { useFormat } from '../messages/format.js';
import { ServiceColumn } from '../shop/service-column.js';
import { OrderStatus } from './order-status.js';

const statuses = orderStatuses.map((id) => ({ id, name: `office.status.${id}` }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={statuses} alwaysOn />,
  <DateInput key="day" source="day" alwaysOn />,
];

/** Orders, those that are due first: cards on a phone, a table on a desk. */
export const OrderList = () => {
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <List filters={filters} exporter={false} disableSyncWithLocation={false}>
      {isSmall ? <SmallList /> : <WideList />}
    </List>
  );
};

const SmallList = () => {
  const { slot } = useFormat();
  const translate = useTranslate();
  return (
    <SimpleList<OrderSummary>
      primaryText={({ id, customerName }) => `${id} · ${customerName}`}
      secondaryText={({ slotStart, slotEnd, pickedCount, lineCount }) =>
        `${slot(slotStart, slotEnd)} · ${translate('office.order.progress', {
          picked: pickedCount,
          count: lineCount,
        })}`
      }
      tertiaryText={({ status }) => <OrderStatus status={status} />}
      rowClick="show"
      // The library fades it, which leaves too little contrast for a state.
      sx={{ '& .RaSimpleList-tertiary': { opacity: 1 } }}
    />
  );
};

const WideList = () => {
  const { money, slot, number } = useFormat();
  return (
    <DataTable bulkActionButtons={false} rowClick="show">
      <DataTable.Col<OrderSummary>
        source="id"
        disableSort
        render={({ id }) => <RowLink page="show">{id}</RowLink>}
      />
      <DataTable.Col<OrderSummary>
        source="slotStart"
        disableSort
        render={({ slotStart, slotEnd }) => slot(slotStart, slotEnd)}
      />
      <ServiceColumn />
      <DataTable.Col source="customerName" disableSort />
      <DataTable.Col<OrderSummary>
        source="status"
        disableSort
        render={({ status }) => <OrderStatus status={status} />}
      />
      <DataTable.Col<OrderSummary>
        align="right"
        source="pickedCount"
        disableSort
        render={({ pickedCount, lineCount }) => `${number(pickedCount)}/${number(lineCount)}`}
      />
      <DataTable.Col<OrderSummary>
        align="right"
        source="total"
        disableSort
        render={({ total }) => money(total)}
      />
    </DataTable>
  );
};
