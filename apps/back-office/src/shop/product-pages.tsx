import type { OfficeProduct } from '@larder/office-contract';
import {
  DataTable,
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
import { useFormat } from '../messages/format.js';

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
          source="availability"
          disableSort
          render={({ availability }) => translate(`office.availability.${availability}`)}
        />
      </DataTable>
    </List>
  );
};

/** Cents in the record, whole currency in the field. */
const toField = (cents: number) => cents / 100;
const toCents = (text: string) => Math.round(Number(text) * 100);

const ProductTitle = () => useRecordContext<OfficeProduct>()?.name;

const SaveOnly = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** The price that the person saw goes along, so that nobody overwrites another one's price unseen. */
function changeOf(
  { priceRegular, availability }: Partial<OfficeProduct>,
  options?: { readonly previousData: OfficeProduct },
) {
  return { priceRegular, availability, seenPrice: options?.previousData.priceRegular };
}

export const ProductEdit = () => (
  <Edit title={<ProductTitle />} mutationMode="pessimistic" transform={changeOf}>
    <SimpleForm toolbar={<SaveOnly />}>
      <TextInput source="name" readOnly />
      <NumberInput
        source="priceRegular"
        format={toField}
        parse={toCents}
        step={0.01}
        min={0.01}
        validate={[required(), minValue(1)]}
        helperText="office.product.priceHelp"
      />
      <SelectInput source="availability" choices={availabilities} validate={required()} />
    </SimpleForm>
  </Edit>
);
