import type { Staff } from '@larder/office-contract';
import { minPasswordLength, roles } from '@larder/office-contract';
import {
  BooleanField,
  BooleanInput,
  Create,
  DataTable,
  Edit,
  List,
  PasswordInput,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  email,
  minLength,
  required,
  useTranslate,
} from 'react-admin';

const choices = roles.map((id) => ({ id, name: `office.roles.${id}` }));
const longEnough = minLength(minPasswordLength);

export const StaffList = () => {
  const translate = useTranslate();
  return (
    <List exporter={false} pagination={false}>
      <DataTable bulkActionButtons={false} rowClick="edit">
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="email" disableSort />
        <DataTable.Col<Staff>
          source="role"
          disableSort
          render={({ role }) => translate(`office.roles.${role}`)}
        />
        <DataTable.Col source="isActive" disableSort>
          <BooleanField source="isActive" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
};

/** Nothing is deleted: an account is closed, and its name stays in the audit. */
const SaveOnly = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

const changeOf = ({ name, role, isActive, password }: Record<string, unknown>) => ({
  ...{ name, role, isActive },
  ...(typeof password === 'string' && password !== '' && { password }),
});

export const StaffEdit = () => (
  <Edit mutationMode="pessimistic" transform={changeOf}>
    <SimpleForm toolbar={<SaveOnly />}>
      <TextInput source="email" readOnly />
      <TextInput source="name" validate={required()} />
      <SelectInput source="role" choices={choices} validate={required()} />
      <PasswordInput source="password" validate={longEnough} autoComplete="new-password" />
      <BooleanInput source="isActive" />
    </SimpleForm>
  </Edit>
);

export const StaffCreate = () => (
  <Create redirect="list">
    <SimpleForm>
      <TextInput source="email" type="email" validate={[required(), email()]} />
      <TextInput source="name" validate={required()} />
      <SelectInput source="role" choices={choices} validate={required()} defaultValue="picker" />
      <PasswordInput
        source="password"
        validate={[required(), longEnough]}
        autoComplete="new-password"
      />
    </SimpleForm>
  </Create>
);
