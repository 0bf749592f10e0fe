import { lazy, Suspense } from 'react';
import type { CustomerSettings } from '@larder/contracts/customer';
import { useFeature } from '@larder/platform';
import { Stack } from '@larder/ui';
import { DataExport } from './data-export.js';
import { Deletion } from './deletion.js';
import { Devices } from './devices.js';

const PhoneSection = lazy(() => import('../phone/phone-section.js'));
const Passkeys = lazy(() => import('../passkeys/passkeys.js'));

/** The customer's sessions, ways to sign in, the export of their data, and the deletion of the account. */
export default function Security() {
  const hasPhone = useFeature().settings<CustomerSettings | undefined>('account')?.phoneLogin;
  return (
    <Stack gap={6}>
      <Devices />
      <Suspense fallback={null}>
        {hasPhone === true && <PhoneSection />}
        <Passkeys />
      </Suspense>
      <DataExport />
      <Deletion />
    </Stack>
  );
}
