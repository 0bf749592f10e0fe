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

/** The four fields of an address, for typing and for correcting. */
export function ManualAddress({ id, draft, problems, onChange }: Props) {
  const text = useText();
  const errorOf = (name: AddressField) => {
    const problem = problems[name];
    return problem && text(problem.key, { limit: problem.limit ?? 0 });
  };
  const field = (name: AddressField) => (
    <TextField
      id={`${id}-${name}`}
      label={text(`address.${name}`)}
      required
      requiredLabel={text('form.requiredMark')}
      autoComplete={autoComplete[name]}
      value={draft[name]}
      onChange={(event) => onChange(name, event.target.value)}
      error={errorOf(name)}
    />
  );
  return (
    <>
      <div className={styles.row}>
        {field('streetName')}
        {field('streetNumber')}
      </div>
      <div className={styles.zipRow}>
        {field('postalCode')}
        {field('city')}
      </div>
    </>
  );
}
