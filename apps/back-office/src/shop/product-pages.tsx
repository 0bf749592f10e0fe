import { Alert, Button, Chip } from '@mui/material';
import type { OfficeProduct } from '@larder/office-contract';
import { officeCalls as calls } from '@larder/office-contract';
import {
  DataTable,
  DateInput,
  Edit,
  List,
  NumberInput,
  SaveButton,
  SearchInput,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  minValue,
  required,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { callOffice } from '../data/call-office.js';
import { useFormat } from '../messages/format.js';
import { useOrderChange } from '../orders/use-order-change.js';
import { toCents, toField } from './money-input.js';

const availabilities = ['available', 'ageRestricted', 'temporarilyUnavailable', 'unavailable'].map(
  (id) => ({ id, name: `office.availability.${id}` }),
);

export const ProductList = () => {
  const { money } = useFormat();
  const translate = useTranslate();
  return (
    <List filters={[<SearchInput key="q" source="q" alwaysOn />]} exporter={false}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="packSize" disableSort />
        <DataTable.Col<OfficeProduct>
          align="right"
          source="priceRegular"
          disableSort
          render={({ priceRegular }) => money(priceRegular)}
        />
        <DataTable.Col<OfficeProduct>
          source="byHand"
          label=""
          disableSort
          render={({ byHand }) =>
            byHand && <Chip size="small" label={translate('office.product.byHand')} />
          }
        />
        <DataTable.Col<OfficeProduct>
          source="availability"
          disableSort
          render={({ availability }) => translate(`office.availability.${availability}`)}
        />
      </DataTable>
    </List>
  );
};

const ProductTitle = () => useRecordContext<OfficeProduct>()?.name;

const SaveOnly = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** The price that the person saw goes along, so that nobody overwrites another one's price unseen. */
function changeOf(
  { priceRegular, availability, lastDay }: Partial<OfficeProduct> & { readonly lastDay?: string },
  options?: { readonly previousData: OfficeProduct },
) {
  const seenPrice = options?.previousData.priceRegular;
  return { priceRegular, availability, seenPrice, ...(lastDay && { lastDay }) };
}

const dayOf = (day: string | undefined) => day ?? '';

/** Whose price it is, and the way back to the feed's. */
const SetByHand = () => {
  const product = useRecordContext<OfficeProduct>();
  const translate = useTranslate();
  const { money, moment } = useFormat();
  const { isBusy, run } = useOrderChange();
  if (!product?.byHand) return null;
  const { staffName: name, feedPrice, endsAt } = product.byHand;
  const release = () =>
    run(() => callOffice(calls.releaseProduct, { params: { id: product.id }, body: {} }));
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, width: '100%' }}
      action={
        <Button color="inherit" disabled={isBusy} onClick={() => void release()}>
          {translate('office.product.release')}
        </Button>
      }
    >
      {translate('office.product.byHandBy', { name, price: money(feedPrice) })}
      {endsAt !== undefined && ` ${translate('office.product.until', { time: moment(endsAt) })}`}
    </Alert>
  );
};

export const ProductEdit = () => (
  <Edit title={<ProductTitle />} mutationMode="pessimistic" transform={changeOf}>
    <SimpleForm toolbar={<SaveOnly />}>
      <TextInput source="name" readOnly />
      <SetByHand />
      <NumberInput
        source="priceRegular"
        format={toField}
        parse={toCents}
        step={0.01}
        min={0.01}
        validate={[required(), minValue(1)]}
        helperText="office.product.priceHelp"
      />
      <DateInput source="lastDay" format={dayOf} helperText="office.product.lastDayHelp" />
      <SelectInput source="availability" choices={availabilities} validate={required()} />
    </SimpleForm>
  </Edit>
);
