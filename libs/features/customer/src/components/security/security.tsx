import { lazy, Suspense } from 'react';
import { Stack } from '@larder/ui';
import { DataExport } from './data-export.js';
import { Deletion } from './deletion.js';
import { Devices } from './devices.js';

const Passkeys = lazy(() => import('../passkeys/passkeys.js'));

/** The customer's sessions, the export of their data, and the deletion of the account. */
export default function Security() {
  return (
    <Stack gap={6}>
      <Devices />
      <Suspense fallback={null}>
        <Passkeys />
      </Suspense>
      <DataExport />
      <Deletion />
    </Stack>
  );
}
