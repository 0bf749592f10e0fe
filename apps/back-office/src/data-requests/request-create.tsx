import {
  Create,
  DateInput,
  SelectInput,
  SimpleForm,
  TextInput,
  email,
  required,
} from 'react-admin';

const kinds = (['EXPORT', 'DELETION'] as const).map((id) => ({
  ...{ id, name: `office.request.kinds.${id}` },
}));

/** Notes a request that reached the shop by mail, phone or letter. */
export const RequestCreate = () => (
  <Create redirect="list">
    <SimpleForm sx={{ maxWidth: 560 }}>
      <SelectInput source="kind" choices={kinds} defaultValue="EXPORT" validate={required()} />
      <TextInput source="email" type="email" validate={[required(), email()]} />
      <DateInput
        source="receivedOn"
        validate={required()}
        helperText="office.request.receivedHelp"
      />
    </SimpleForm>
  </Create>
);
