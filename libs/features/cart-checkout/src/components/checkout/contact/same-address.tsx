import { Checkbox } from '@larder/ui';
import { useOnePageText } from '../one-page/one-page-text.js';

interface Props {
  readonly isSame: boolean;
  readonly onChange: (isSame: boolean) => void;
}

/** The bill goes where the order goes: no address is typed twice. */
export function SameAddress({ isSame, onChange }: Props) {
  const text = useOnePageText();
  return (
    <Checkbox
      label={text('sameAddress')}
      checked={isSame}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
