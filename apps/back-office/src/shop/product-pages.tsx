import { Alert, Button, Chip, useMediaQuery, type Theme } from '@mui/material';
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
  SimpleList,
  TextInput,
  Toolbar,
  minValue,
  required,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { callOffice } from '../data/call-office.js';
import { RowLink } from '../data/row-link.js';
import { useFormat } from '../messages/format.js';
import { useOrderChange } from '../orders/use-order-change.js';
import { toCents, toField } from './money-input.js';

const availabilities = ['available', 'ageRestricted', 'temporarilyUnavailable', 'unavailable'].map(
  (id) => ({ id, name: `office.availability.${id}` }),
);

/** Products with their prices: cards on a phone, a table on a desk. */
export const ProductList = () => {
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <List filters={[<SearchInput key="q" source="q" alwaysOn />]} exporter={false}>
      {isSmall ? <SmallList /> : <WideList />}
    </List>
  );
};

const SmallList = () => {
  const { money } = useFormat();
  const translate = useTranslate();
  return (
    <SimpleList<OfficeProduct>
      primaryText={({ name }) => name}
      secondaryText={({ packSize, availability, byHand }) =>
        [
          packSize,
          translate(`office.availability.${availability}`),
          byHand && translate('office.product.byHand'),
        ]
          .filter(Boolean)
          .join(' · ')
      }
      tertiaryText={({ priceRegular }) => money(priceRegular)}
      rowClick="edit"
      // The library fades it, which leaves too little contrast.
      sx={{ '& .RaSimpleList-tertiary': { opacity: 1 } }}
    />
  );
};

const WideList = () => {
  const { money } = useFormat();
  const translate = useTranslate();
  return (
    <DataTable bulkActionButtons={false} rowClick="edit">
      <DataTable.Col<OfficeProduct>
        source="name"
        disableSort
        render={({ name }) => <RowLink>{name}</RowLink>}
      />
      <DataTable.Col source="packSize" disableSort />
      <DataTable.Col<OfficeProduct>
        align="right"
        source="priceRegular"
        disableSort
        render={({ priceRegular }) => money(priceRegular)}
      />
      <DataTable.Col<OfficeProduct>
        source="byHand"
        label="office.product.byHand"
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
