import type { NewDataRequest } from '@larder/office-contract';
import {
  Create,
  DateInput,
  FormDataConsumer,
  SelectInput,
  SimpleForm,
  TextInput,
  email,
  required,
} from 'react-admin';

const kinds = (['EXPORT', 'DELETION'] as const).map((id) => ({
  id,
  name: `office.request.kinds.${id}`,
}));

/** A guest's order number counts for a deletion alone. */
const withoutEmpty = ({ orderNumber, ...draft }: Partial<NewDataRequest>) => ({
  ...draft,
  ...(orderNumber && draft.kind === 'DELETION' && { orderNumber }),
});

/** Notes a request that reached the shop by mail, phone or letter. */
export const RequestCreate = () => (
  <Create<NewDataRequest & { readonly id: string }> redirect="list" transform={withoutEmpty}>
    <SimpleForm noValidate sx={{ maxWidth: 560 }}>
      <SelectInput source="kind" choices={kinds} defaultValue="EXPORT" validate={required()} />
      <TextInput source="email" type="email" validate={[required(), email()]} />
      <FormDataConsumer<NewDataRequest>>
        {({ formData: { kind } }) =>
          kind === 'DELETION' && (
            <TextInput source="orderNumber" helperText="office.request.orderNumberHelp" />
          )
        }
      </FormDataConsumer>
      <DateInput
        source="receivedOn"
        validate={required()}
        helperText="office.request.receivedHelp"
      />
    </SimpleForm>
  </Create>
);
