import { useEffect, useRef } from 'react';
import type { DistributionType } from '@larder/contracts/distribution';
import { Checkbox, Stack } from '@larder/ui';
import { useAgeText } from '../../messages/age-text.js';
import { AgeNotice } from './age-notice.js';
import type { AgeConfirmation } from './use-age-confirmation.js';

interface Props {
  readonly age: number;
  readonly service: DistributionType | undefined;
  readonly confirmation: AgeConfirmation;
}

/** The shopper's word that they are old enough, before they order goods with an age limit. */
export function AgeCheck({ age, service, confirmation }: Props) {
  const text = useAgeText();
  const box = useRef<HTMLInputElement>(null);
  const { isConfirmed, requests, confirm } = confirmation;
  useEffect(() => {
    if (requests > 0) box.current?.focus();
  }, [requests]);
  return (
    <Stack gap={3}>
      <AgeNotice age={age} service={service} />
      <Checkbox
        ref={box}
        label={text('confirm', { age })}
        checked={isConfirmed}
        error={requests > 0 && !isConfirmed ? text('required') : undefined}
        onChange={(event) => confirm(event.currentTarget.checked)}
      />
    </Stack>
  );
}
