import { useMediaQuery, type Theme } from '@mui/material';
import type { OfficeSlot } from '@larder/office-contract';
import {
  DataTable,
  DateInput,
  Edit,
  List,
  NumberInput,
  SaveButton,
  SimpleForm,
  SimpleList,
  Toolbar,
  minValue,
  required,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { RowLink } from '../data/row-link.js';
import { useFormat } from '../messages/format.js';
import { ServiceColumn } from './service-column.js';

/** Time slots with what is taken of them: cards on a phone, a table on a desk. */
export const SlotList = () => {
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <List filters={[<DateInput key="day" source="day" alwaysOn />]} exporter={false}>
      {isSmall ? <SmallList /> : <WideList />}
    </List>
  );
};

const SmallList = () => {
  const { slot, number } = useFormat();
  const translate = useTranslate();
  return (
    <SimpleList<OfficeSlot>
      primaryText={({ start, end }) => slot(start, end)}
      secondaryText={({ isPickup, place }) =>
        `${translate(`office.service.${isPickup ? 'pickup' : 'delivery'}`)} · ${place}`
      }
      tertiaryText={({ booked, held, capacity }) => `${number(booked + held)}/${number(capacity)}`}
      rowClick="edit"
      // The library fades it, which leaves too little contrast.
      sx={{ '& .RaSimpleList-tertiary': { opacity: 1 } }}
    />
  );
};

const WideList = () => {
  const { slot, number } = useFormat();
  return (
    <DataTable bulkActionButtons={false} rowClick="edit">
      <DataTable.Col<OfficeSlot>
        source="start"
        disableSort
        render={({ start, end }) => <RowLink>{slot(start, end)}</RowLink>}
      />
      <ServiceColumn />
      <DataTable.Col source="place" disableSort />
      <DataTable.Col<OfficeSlot>
        align="right"
        source="booked"
        disableSort
        render={({ booked, held }) => number(booked + held)}
      />
      <DataTable.NumberCol source="capacity" disableSort />
    </DataTable>
  );
};

const SlotTitle = () => {
  const record = useRecordContext<OfficeSlot>();
  const { slot } = useFormat();
  return record && slot(record.start, record.end);
};

const SaveOnly = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

export const SlotEdit = () => (
  <Edit
    title={<SlotTitle />}
    mutationMode="pessimistic"
    transform={({ capacity }: Partial<OfficeSlot>) => ({ capacity })}
  >
    <SimpleForm toolbar={<SaveOnly />}>
      <NumberInput source="booked" readOnly />
      <NumberInput source="held" readOnly />
      <NumberInput
        source="capacity"
        min={0}
        step={1}
        validate={[required(), minValue(0)]}
        helperText="office.slot.capacityHelp"
      />
    </SimpleForm>
  </Edit>
);
