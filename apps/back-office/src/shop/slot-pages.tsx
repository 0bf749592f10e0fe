import type { OfficeSlot } from '@larder/office-contract';
import {
  DataTable,
  DateInput,
  Edit,
  List,
  NumberInput,
  SaveButton,
  SimpleForm,
  Toolbar,
  minValue,
  required,
  useRecordContext,
} from 'react-admin';
import { useFormat } from '../messages/format.js';
import { ServiceColumn } from './service-column.js';

export const SlotList = () => {
  const { slot, number } = useFormat();
  return (
    <List filters={[<DateInput key="day" source="day" alwaysOn />]} exporter={false}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col<OfficeSlot>
          source="start"
          disableSort
          render={({ start, end }) => slot(start, end)}
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
    </List>
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
