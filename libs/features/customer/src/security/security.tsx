import { Stack } from '@larder/ui';
import { DataExport } from './data-export.js';
import { Deletion } from './deletion.js';
import { Devices } from './devices.js';

/** Where the customer is signed in, what is kept of them, and the way out for good. */
export default function Security() {
  return (
    <Stack gap={6}>
      <Devices />
      <DataExport />
      <Deletion />
    </Stack>
  );
}
