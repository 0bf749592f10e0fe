import { useEffect, useState } from 'react';
import { loadRegions } from '@larder/contracts/address/form';
import { SelectField } from '@larder/ui';
import { useRegionText } from './region-text.js';

interface Props {
  readonly country: string;
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** Choice of a state; the list of its country loads after hydration. */
export function RegionField({ country, id, value, onChange, error }: Props) {
  const region = useRegionText();
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    void loadRegions(country).then(setNames, () => undefined);
  }, [country]);
  const choices = names.includes(value) || value === '' ? names : [value, ...names];
  return (
    <SelectField
      id={id}
      label={region('label')}
      required
      autoComplete="address-level1"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    >
      <option value="">{region('choose')}</option>
      {choices.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
