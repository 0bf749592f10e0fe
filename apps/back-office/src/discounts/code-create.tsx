import type { NewCode } from '@larder/office-contract';
import {
  BooleanInput,
  Create,
  DateInput,
  FormDataConsumer,
  NumberInput,
  SelectInput,
  SimpleForm,
  TextInput,
  minValue,
  regex,
  required,
} from 'react-admin';
import { codeOf, type CodeForm } from './code-of.js';
import { BenefitInputs, TitleInputs, asDay, money, serviceChoices } from './discount-inputs.js';

const kinds = (['percent', 'amount', 'service'] as const).map((id) => ({
  id,
  name: `office.code.kinds.${id}`,
}));
const spelled = regex(/^[A-Za-z0-9][A-Za-z0-9-]{2,59}$/, 'office.code.codeHelp');
const defaults: Partial<CodeForm> = {
  kind: 'percent',
  service: '',
  firstOrder: false,
  combines: true,
  titles: {},
};

/** The most that a code takes off, where it is not an amount itself. */
const UpTo = () => (
  <FormDataConsumer<CodeForm>>
    {({ formData: { kind } }) =>
      kind !== 'amount' && <NumberInput source="upTo" {...money} validate={minValue(1)} />
    }
  </FormDataConsumer>
);

/** A new code. Empty fields are no limits. */
export const CodeCreate = () => (
  <Create<NewCode & { readonly id: string }> redirect="list" transform={codeOf}>
    <SimpleForm noValidate defaultValues={defaults} sx={{ maxWidth: 560 }}>
      <TextInput
        source="code"
        validate={[required(), spelled]}
        helperText="office.code.codeHelp"
        slotProps={{ htmlInput: { style: { textTransform: 'uppercase' } } }}
      />
      <TitleInputs />
      <SelectInput source="kind" choices={kinds} validate={required()} />
      <BenefitInputs />
      <UpTo />
      <NumberInput source="from" {...money} validate={minValue(1)} />
      <SelectInput source="service" choices={serviceChoices} />
      <DateInput source="firstDay" format={asDay} />
      <DateInput source="lastDay" format={asDay} />
      <NumberInput source="most" step={1} validate={minValue(1)} />
      <NumberInput source="mostEach" step={1} validate={minValue(1)} />
      <BooleanInput source="firstOrder" />
      <BooleanInput source="combines" />
    </SimpleForm>
  </Create>
);
