import { addressForm, type FormLine } from '@larder/contracts/address/form';
import { useFeature } from '@larder/platform';
import { TextField } from '@larder/ui';
import { useText } from '../../../messages/use-text.js';
import type { AddressField, AddressProblems } from './check-address.js';
import type { AddressDraft } from './find-address.js';
import styles from '../service.module.css';

interface Props {
  readonly id: string;
  readonly draft: AddressDraft;
  readonly problems: AddressProblems;
  readonly onChange: (field: AddressField, value: string) => void;
}

const autoComplete: Record<AddressField, string> = {
  streetName: 'address-line1',
  streetNumber: 'off',
  postalCode: 'postal-code',
  city: 'address-level2',
};

/** Widths of the lines, by their fields. */
const lineStyles: Readonly<Record<string, string | undefined>> = {
  'streetName streetNumber': styles.row,
  'postalCode city': styles.zipRow,
  'streetNumber streetName': styles.houseRow,
  'city postalCode': styles.townRow,
};
const isTyped = (line: FormLine): line is readonly AddressField[] => !line.includes('region');

/** The four fields of an address, for typing and for correcting. */
export function ManualAddress({ id, draft, problems, onChange }: Props) {
  const text = useText();
  const { tenant } = useFeature();
  const errorOf = (name: AddressField) => {
    const problem = problems[name];
    return problem && text(problem.key, { limit: problem.limit ?? 0 });
  };
  const field = (name: AddressField) => (
    <TextField
      key={name}
      id={`${id}-${name}`}
      label={text(`address.${name}`)}
      required
      autoComplete={autoComplete[name]}
      value={draft[name]}
      onChange={(event) => onChange(name, event.target.value)}
      error={errorOf(name)}
    />
  );
  // The shop delivers where its areas are: they decide the state.
  const lines = addressForm(tenant.country).filter(isTyped);
  return (
    <>
      {lines.map((line) => (
        <div key={line.join()} className={lineStyles[line.join(' ')]}>
          {line.map(field)}
        </div>
      ))}
    </>
  );
}
