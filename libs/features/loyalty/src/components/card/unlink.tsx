import { useState } from 'react';
import type { MemberInformation } from '@larder/contracts/loyalty';
import { ClientOnly, lazy } from '@larder/platform';
import { Button } from '@larder/ui';
import { useText } from '../../messages/loyalty-text.js';

const question = lazy(() => import('./unlink-dialog.js'));

interface Props {
  readonly card: MemberInformation;
  readonly onDone: () => void;
}

/** Button to unlink the card; its dialog loads on demand. */
export function Unlink({ card, onDone }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <div>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {text('unlink.open')}
      </Button>
      {isOpen !== undefined && (
        <ClientOnly component={question} props={{ card, isOpen, setOpen, onDone }} />
      )}
    </div>
  );
}
