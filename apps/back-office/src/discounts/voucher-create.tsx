import type { NewVoucher } from '@larder/office-contract';
import {
  BooleanInput,
  Create,
  DateInput,
  FormDataConsumer,
  NumberInput,
  SelectInput,
  SimpleForm,
  TextInput,
  maxValue,
  minValue,
  required,
} from 'react-admin';
import { BenefitInputs, TitleInputs, asDay, money, serviceChoices } from './discount-inputs.js';
import { voucherOf, type VoucherForm } from './voucher-of.js';

const kinds = (['percent', 'amount'] as const).map((id) => ({
  id,
  name: `office.code.kinds.${id}`,
}));
const audiences = (['members', 'everybody', 'given'] as const).map((id) => ({
  id,
  name: `office.voucher.audience.${id}`,
}));
const defaults: Partial<VoucherForm> = {
  audience: 'members',
  kind: 'percent',
  service: '',
  titles: {},
  mostEach: 1,
  isAutomatic: true,
};

/** A new voucher of the member card. Empty fields are no limits. */
export const VoucherCreate = () => (
  <Create<NewVoucher & { readonly id: string }> redirect="list" transform={voucherOf}>
    <SimpleForm noValidate defaultValues={defaults} sx={{ maxWidth: 560 }}>
      <TitleInputs />
      <SelectInput source="audience" choices={audiences} validate={required()} />
      <FormDataConsumer<VoucherForm>>
        {({ formData: { audience } }) =>
          audience === 'given' && (
            <TextInput
              source="recipients"
              multiline
              minRows={2}
              validate={required()}
              helperText="office.voucher.recipientsHelp"
            />
          )
        }
      </FormDataConsumer>
      <SelectInput source="kind" choices={kinds} validate={required()} />
      <BenefitInputs />
      <NumberInput source="from" {...money} validate={minValue(1)} />
      <SelectInput source="service" choices={serviceChoices} />
      <DateInput source="firstDay" format={asDay} />
      <DateInput source="lastDay" format={asDay} />
      <NumberInput source="most" step={1} validate={minValue(1)} />
      <NumberInput
        source="mostEach"
        step={1}
        validate={[required(), minValue(1), maxValue(10_000_000)]}
      />
      <BooleanInput source="isAutomatic" helperText="office.voucher.isAutomaticHelp" />
    </SimpleForm>
  </Create>
);
